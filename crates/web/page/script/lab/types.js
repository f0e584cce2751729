/**
 * What the program says about a search, and what a replay makes of it.
 *
 * @typedef {import('../../types/api.js').TraceValue} Worth points, or `win`, `loss`, `win:5`, `loss:4`
 * @typedef {import('../../types/api.js').NodeDocument} TraceNode
 * @typedef {import('../../types/api.js').TraceLine} TraceEvent
 * @typedef {import('../../types/api.js').CodeLineDocument} CodeLine
 * @typedef {import('../../types/api.js').TraceDocument} Trace
 *
 * What is known of a node at one moment; never changed, only replaced.
 * @typedef {'open' | 'closed' | 'done' | 'forgotten' | 'goal'} Status
 * @typedef {{ status: Status, parent: number | null, round: number, g?: number, h?: number, f?: number, value?: Worth,
 *   alpha?: Worth, beta?: Worth, best?: number, visits?: number, mean?: number, proof?: number, disproof?: number,
 *   children?: number, cut?: TraceEvent }} NodeState
 *
 * Whoever shows a tree: which moment, where one looks, what a click does.
 * @typedef {{ replay: import('./replay.js').Replay, focus: () => number, select: (node: number) => void,
 *   playerOf: (node: number) => string }} TreeHost
 *
 * Everything at one moment: after `at` events.
 * @typedef {{ at: number, nodes: NodeState[], current: number, round: number, thresholds: number[], lower: number,
 *   upper: number | null, open: number, known: number, meeting: number[], counts: Record<string, number> }} Moment
 */
export {};
