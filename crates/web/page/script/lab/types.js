/**
 * What the program says about a search, and what a replay makes of it.
 *
 * @typedef {number | string} Worth points, or `win`, `loss`, `win:5`, `loss:4`
 * @typedef {{ parent: number | null, move?: string, depth: number, born: number, side?: number, state?: string,
 *   backward?: boolean }} TraceNode
 * @typedef {{ event: string, line: number, node?: number, other?: number, move?: string, g?: number, h?: number,
 *   f?: number, threshold?: number, value?: Worth, alpha?: Worth, beta?: Worth, reason?: string, count?: number,
 *   visits?: number, mean?: number, proof?: number, disproof?: number }} TraceEvent
 * @typedef {{ indent: number, en: string, pt: string, steps: string[] }} CodeLine
 * @typedef {'path' | 'tree' | 'simulation' | 'proof'} Family
 * @typedef {{ v: number, game: string, start: string, name: string, algorithm: string, family: Family, side: number,
 *   scoring: boolean, pseudocode: CodeLine[], nodes: TraceNode[], events: TraceEvent[], truncated: boolean,
 *   left_out: number, summary: Record<string, any> }} Trace
 *
 * What is known of a node at one moment; never changed, only replaced.
 * @typedef {'open' | 'closed' | 'done' | 'forgotten' | 'goal'} Status
 * @typedef {{ status: Status, parent: number | null, round: number, g?: number, h?: number, f?: number, value?: Worth,
 *   alpha?: Worth, beta?: Worth, best?: number, visits?: number, mean?: number, proof?: number, disproof?: number,
 *   children?: number, cut?: TraceEvent }} NodeState
 *
 * Everything at one moment: after `at` events.
 * @typedef {{ at: number, nodes: NodeState[], current: number, round: number, thresholds: number[], lower: number,
 *   upper: number | null, open: number, meeting: number[], counts: Record<string, number> }} Moment
 */
export {};
