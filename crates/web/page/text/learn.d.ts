import type { Phrase, Table } from '../script/text.js';

/** What is taught about a game. */
export type Rules = { name: Phrase, example: string, rules: Phrase[], notation: Phrase, think: Phrase[] };
/** What is taught about an algorithm. */
export type Page = { name: Phrase, spec: string, code: import('../types/api.js').CodeLineDocument[], idea: Phrase[], right: Phrase, cost: Phrase, watch: Phrase, reference: string };

/** A real search to step through: after the `count`th step of a kind, at its beginning (0), or at its end (nothing). */
export type ShownSearch = { game: string, start: string | null, algorithm: string, step: string | null, count: number | null };
/** Something claimed, with searches that show it. */
export type Claim = { title: Phrase, text: Phrase[], shown: ShownSearch[] };
/** A question with answers of which one is right. */
export type Question = { ask: Phrase, answers: Phrase[], right: number, why: Phrase };
/** A guided way through an idea. */
export type Lesson = { name: Phrase, course: 'path' | 'game', aim: Phrase, claims: Claim[], questions: Question[], measured: Phrase, algorithm: string, practice: string | null };

declare const words: Table & { lessons: [string, Lesson][], rules: [string, Rules][], path: [string, Page][], game: [string, Page][] };
export default words;
