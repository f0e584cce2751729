import type { Phrase, Table } from '../script/text.js';

/** What is taught about a game. */
export type Rules = { name: Phrase, example: string, rules: Phrase[], notation: Phrase, think: Phrase[] };
/** What is taught about an algorithm. */
export type Page = { name: Phrase, spec: string, code: import('../types/api.js').CodeLineDocument[], idea: Phrase[], right: Phrase, cost: Phrase, watch: Phrase, reference: string };

declare const words: Table & { rules: [string, Rules][], path: [string, Page][], game: [string, Page][] };
export default words;
