// Made from the Rust types of the server: BLESS=1 cargo test -p jogada-web contract

/**
 * A game from its start to where it has got. It comes with every question, so the server remembers nothing.
 */
export type Line = { 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move.
 */
moves: Array<string>, };

/**
 * A document that says what is wrong.
 */
export type ErrorAnswer = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * What is wrong.
 */
error: ErrorBody, };

/**
 * What is wrong.
 */
export type ErrorBody = { 
/**
 * For programs: `bad-spec`, `bad-position`, `bad-move`, `bad-request`, `busy`, `too-large`, `forbidden` …
 */
code: string, 
/**
 * For people, in their language.
 */
message: string, 
/**
 * Which part of the request it is about: `game`, `start`, `moves/3`, `player`.
 */
field: string | null, 
/**
 * Where in the text of that part, in bytes.
 */
at: Place | null, 
/**
 * What was probably meant.
 */
suggestion: string | null, };

/**
 * A place in a text.
 */
export type Place = { 
/**
 * The first byte.
 */
start: number, 
/**
 * The byte after the last.
 */
end: number, };

/**
 * A value from First's point of view, with its unit.
 */
export type Worth = { 
/**
 * Points still to come, a chance from 0 to 1, an estimate, or 1, 0, −1 for a win, draw, loss.
 */
value: number, 
/**
 * What the value is.
 */
unit: Unit, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, };

/**
 * What a value is, as First sees it.
 */
export type Unit = "Points" | "Chance" | "Estimate" | "Win" | "Draw" | "Loss";

/**
 * Everything that can be chosen.
 */
export type Catalog = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The version of the program.
 */
version: string, 
/**
 * The games.
 */
games: Array<GameAnswer>, 
/**
 * The puzzles.
 */
puzzles: Array<PuzzleAnswer>, 
/**
 * The algorithms, those of games and those of puzzles.
 */
algorithms: Array<AlgorithmAnswer>, };

/**
 * A game.
 */
export type GameAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in a line.
 */
about: string, 
/**
 * Whether points are scored.
 */
scoring: boolean, 
/**
 * What can be set.
 */
parameters: Array<ParameterAnswer>, 
/**
 * Its evaluations, the usual one first.
 */
evaluations: Array<string>, 
/**
 * Its levels.
 */
levels: Array<LevelAnswer>, 
/**
 * The level that gives hints.
 */
adviser: string, };

/**
 * A puzzle.
 */
export type PuzzleAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in a line.
 */
about: string, 
/**
 * What can be set.
 */
parameters: Array<ParameterAnswer>, 
/**
 * The problems that it comes with.
 */
problems: Array<ProblemAnswer>, 
/**
 * Its heuristics, the usual one first.
 */
heuristics: Array<HeuristicAnswer>, 
/**
 * The algorithms that can solve it.
 */
algorithms: Array<string>, };

/**
 * A start position with a name.
 */
export type ProblemAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * The spec that opens it.
 */
spec: string, 
/**
 * The position.
 */
start: string, };

/**
 * A heuristic.
 */
export type HeuristicAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it promises: `consistent`, `admissible` or `nothing`.
 */
promise: string, };

/**
 * A level.
 */
export type LevelAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * The player it stands for.
 */
spec: string, 
/**
 * How it fared against the level before it, if that was measured.
 */
measured: MeasuredAnswer | null, };

/**
 * How a level fared against another.
 */
export type MeasuredAnswer = { 
/**
 * The other level.
 */
against: string, 
/**
 * The share of points.
 */
score: number, 
/**
 * The lower end of its 95 % interval.
 */
low: number, 
/**
 * The upper end.
 */
high: number, 
/**
 * Pairs of games, sides exchanged.
 */
pairs: number, 
/**
 * Who really played, where levels that think by time had less of it.
 */
players: [string, string], 
/**
 * The day, as 2026-11-16.
 */
date: string, 
/**
 * The version of the program.
 */
version: string, };

/**
 * An algorithm.
 */
export type AlgorithmAnswer = { 
/**
 * Its name.
 */
name: string, 
/**
 * `tree` for games, `path` for puzzles.
 */
kind: string, 
/**
 * What it is, in a line.
 */
about: string, 
/**
 * What can be set.
 */
keys: Array<ParameterAnswer>, };

/**
 * Something that can be set.
 */
export type ParameterAnswer = { 
/**
 * Its key.
 */
name: string, 
/**
 * What it takes.
 */
kind: ParameterKind, 
/**
 * The least number.
 */
least: number | null, 
/**
 * The largest number.
 */
most: number | null, 
/**
 * The words of a choice.
 */
choices: Array<string>, 
/**
 * What holds when it is not set; empty where that depends.
 */
default: string, };

/**
 * What a key takes.
 */
export type ParameterKind = "Number" | "Switch" | "Choice" | "Numbers" | "Time" | "Count" | "Bytes" | "Decimal" | "Text";

/**
 * A position, as a page shows it.
 */
export type View = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game with its settings, as specs write it.
 */
game: string, 
/**
 * The game's name alone.
 */
title: string, 
/**
 * Every setting of the game, defaults included.
 */
settings: { [key in string]?: string }, 
/**
 * Whether points are scored.
 */
scoring: boolean, 
/**
 * How many sides play: 1 for puzzles.
 */
sides: number, 
/**
 * Who moves: 1 or 2; for a finished game, who would.
 */
side: number, 
/**
 * The legal moves.
 */
legal: Array<string>, 
/**
 * The position as text.
 */
position: string, 
/**
 * The position that the game started from.
 */
start: string, 
/**
 * Points so far, First's and Second's.
 */
score: [number, number], 
/**
 * The moves played, with what they did.
 */
plies: Array<PlyAnswer>, 
/**
 * How the game ended, if it did.
 */
ending: EndingAnswer | null, 
/**
 * The board as shapes.
 */
scene: Scene, 
/**
 * Whether `swap` may be played.
 */
can_swap: boolean, 
/**
 * The board as text.
 */
text_board: string, };

/**
 * One move of a game, with what it did.
 */
export type PlyAnswer = { 
/**
 * Who moved.
 */
side: number, 
/**
 * The move.
 */
mv: string, 
/**
 * Points it scored.
 */
gain: number, 
/**
 * Whose turn was skipped after it.
 */
skipped: number | null, };

/**
 * How a game ended.
 */
export type EndingAnswer = { 
/**
 * Who won: 1, 2, or 0 for a draw (a puzzle that is stuck).
 */
winner: number, 
/**
 * Why: `rules`, `repetition`, `move-cap`, `resigned`.
 */
reason: string, };

/**
 * A drawing: parts from back to front in a box from (0, 0) to (`width`, `height`), y downward.
 */
export type Scene = { 
/**
 * Width of the box.
 */
width: number, 
/**
 * Height of the box.
 */
height: number, 
/**
 * The parts, from back to front.
 */
parts: Array<ScenePart>, };

/**
 * One thing to draw.
 */
export type ScenePart = { 
/**
 * What it is.
 */
role: SceneRole, 
/**
 * Its outline.
 */
shape: SceneShape, 
/**
 * Whose it is: 1, 2 or nobody's.
 */
owner: number | null, 
/**
 * What stands in it.
 */
label: string | null, 
/**
 * Where it is, as the notation writes it.
 */
place: string | null, 
/**
 * The move that choosing it plays, if any.
 */
mv: string | null, };

/**
 * What a part is.
 */
export type SceneRole = "Ground" | "Border" | "Cell" | "Stone" | "Dot" | "Line" | "Box" | "Pit" | "Piece" | "Tile" | "Label" | "Mark";

/**
 * An outline.
 */
export type SceneShape = { "Polygon": Array<[number, number]> } | { "Circle": { center: [number, number], radius: number, } } | { "Line": { from: [number, number], to: [number, number], } } | { "Point": [number, number] };

/**
 * Which position, and how long one is ready to wait.
 */
export type ExactRequest = { 
/**
 * The game so far.
 */
line: Line, 
/**
 * Milliseconds, 5,000 at the most; 400 unless given.
 */
limit?: number | null, };

/**
 * What is proven.
 */
export type Exact = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Whether the value of the position is proven.
 */
known: boolean, 
/**
 * How it was found out: `theory`, `retrograde`, `pvs`, `path` …
 */
method: string, 
/**
 * Who moves.
 */
side: number, 
/**
 * First is sure of this, and no more than `upper`; they meet where the value is known.
 */
lower: Worth, 
/**
 * First can not get more than this.
 */
upper: Worth, 
/**
 * What is proven about each move, in the order of the game; those not proven are left out.
 */
moves: Array<ExactMove>, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Time it took.
 */
time_ms: number, };

/**
 * A move with its exact value.
 */
export type ExactMove = { 
/**
 * The move.
 */
mv: string, 
/**
 * What it is worth to First.
 */
worth: Worth, 
/**
 * What it is worth to the side that plays it: `win`, `draw`, `loss`, or `points`.
 */
kind: string, 
/**
 * Whether no move is better.
 */
best: boolean, };

/**
 * Which position, and which overlay of it.
 */
export type OverlayRequest = { 
/**
 * The game so far.
 */
line: Line, 
/**
 * One overlay alone: `binary`, `sowing`, `chains`, `paths`.
 */
name?: string | null, };

/**
 * The overlays of a position.
 */
export type Overlays = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * One or more, or none where the game has none.
 */
overlays: Array<OverlayAnswer>, };

/**
 * Something drawn over a board to explain it.
 */
export type OverlayAnswer = { 
/**
 * Which one.
 */
name: string, 
/**
 * What is drawn, in the coordinates of the scene. A part with a move belongs to that move.
 */
parts: Array<ScenePart>, 
/**
 * What is said beside the board.
 */
notes: Array<Note>, };

/**
 * Something to say, as data: the page has the words.
 */
export type Note = { 
/**
 * Which message.
 */
key: string, 
/**
 * What to put into it.
 */
values: { [key in string]?: string }, };

/**
 * A game in some format.
 */
export type RecordRequest = { 
/**
 * The text.
 */
text: string, 
/**
 * `json`, `text`, `sgf`, `hexworld`, or `auto` to find out by the text. `auto` unless given.
 */
format?: string | null, };

/**
 * A game that was read.
 */
export type RecordAnswer = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The format that it was in.
 */
format: string, 
/**
 * The record as `jogada` saves it.
 */
record: unknown, 
/**
 * The game, ready for the other questions.
 */
line: Line, 
/**
 * Who played, as the record says.
 */
players: Array<string>, };

/**
 * Which game, and in which format it is wanted.
 */
export type ExportRequest = { 
/**
 * The game so far.
 */
line: Line, 
/**
 * Who played.
 */
players?: Array<string> | null, 
/**
 * What was known about each move, nothing for those that nothing is known about: `info` of a thought or a record.
 */
info: Array<Record<string, unknown> | null> | null, 
/**
 * `json`, `text`, `sgf`, `hexworld`, or `svg` for a picture of the position.
 */
format: string, };

/**
 * A game in that format.
 */
export type Export = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The text.
 */
text: string, 
/**
 * Its media type.
 */
mime: string, 
/**
 * A good name for a file of it.
 */
name: string, };

/**
 * All runs.
 */
export type Runs = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The runs, by name.
 */
runs: Array<RunLine>, };

/**
 * A run in a list.
 */
export type RunLine = { 
/**
 * Its name: that of its folder.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * Who plays.
 */
players: Array<string>, 
/**
 * Games played so far.
 */
games: number, 
/**
 * Games that the plan has.
 */
planned: number, 
/**
 * Whether nothing is left to play.
 */
finished: boolean, };

/**
 * A run with what it amounts to.
 */
export type Run = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Ratings, cross table, tests: the keys of `jogada arena status --json`.
 */
summary: Record<string, any>, 
/**
 * Its games.
 */
games: Array<GameLine>, };

/**
 * A game in a list.
 */
export type GameLine = { 
/**
 * Its number.
 */
index: number, 
/**
 * Who moved first, and second.
 */
players: Array<string>, 
/**
 * Who won: 1, 2, or 0 for a draw.
 */
winner: number, 
/**
 * Why it ended.
 */
reason: string, 
/**
 * How many moves it had.
 */
moves: number, };

/**
 * A game of a run, ready to be played through.
 */
export type RunGame = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Its number.
 */
index: number, 
/**
 * Who moved first, and second.
 */
players: Array<string>, 
/**
 * The game, ready for the other questions.
 */
line: Line, 
/**
 * The record as it stands in the run.
 */
record: Record<string, any>, };

/**
 * What to search for, and who searches how far.
 */
export type SearchRequest = { 
/**
 * The game so far.
 */
line: Line, 
/**
 * What is wanted.
 */
task: Task, 
/**
 * Who thinks: a level or a player spec; a path algorithm for `way`. The usual one unless given.
 */
player?: string | null, 
/**
 * How many lines `analyze` tells: a number, or `all` for every move. One unless given.
 */
lines?: Lines | null, 
/**
 * How far; instead of the player's own limits where any is given.
 */
limits?: SearchLimits | null, 
/**
 * The seed of what is drawn by lot, where the player has none.
 */
seed: number | null, };

/**
 * What a search is for.
 */
export type Task = "Think" | "Analyze" | "Hint" | "Sweep" | "Solve" | "Way";

/**
 * How many lines.
 */
export type Lines = { "Count": number } | { "Word": Every };

/**
 * The word for every move.
 */
export type Every = "All";

/**
 * How far a search may go.
 */
export type SearchLimits = { 
/**
 * Milliseconds.
 */
time_ms?: number | null, 
/**
 * Positions, or simulations.
 */
nodes: number | null, 
/**
 * Plies.
 */
depth?: number | null, };

/**
 * Whatever a page names its searches by.
 */
export type SearchId = { "Number": number } | { "Text": string };

/**
 * What a page says to the socket.
 */
export type Order = { "Search": { 
/**
 * The page's name for it. One that runs under the same name is stopped.
 */
search_id: SearchId, 
/**
 * What to search for.
 */
request: SearchRequest, } } | { "Stop": { 
/**
 * Which one.
 */
search_id: SearchId, } };

/**
 * What the socket says, and each line of `/api/search`.
 */
export type News = { "Info": { 
/**
 * Which search.
 */
search_id: SearchId, 
/**
 * What it has found last.
 */
info: Info, 
/**
 * `analyze`: every line known so far, best first.
 */
lines: Array<Info>, } } | { "Done": { 
/**
 * Which search.
 */
search_id: SearchId, 
/**
 * What was asked.
 */
task: Task, 
/**
 * The answer.
 */
result: SearchResult, } } | { "Error": { 
/**
 * Which search; none if the message could not be read.
 */
search_id: SearchId | null, 
/**
 * Why.
 */
error: ErrorBody, } };

/**
 * What a search has found so far.
 */
export type Info = { 
/**
 * How deep it has looked.
 */
depth: number, 
/**
 * How deep its deepest line went.
 */
selective_depth: number, 
/**
 * Which line this is, from 1.
 */
line_number: number, 
/**
 * What the position is worth to First.
 */
worth: Worth, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Positions a second.
 */
nps: number, 
/**
 * How full its table is, in thousandths.
 */
fill: number, 
/**
 * Time since it began.
 */
time_ms: number, 
/**
 * The line it expects.
 */
pv: Array<string>, 
/**
 * `sweep`: after how many moves this position is.
 */
ply: number | null, 
/**
 * `sweep`: how many positions there are.
 */
of: number | null, };

/**
 * The answer to a search.
 */
export type SearchResult = { "Thought": ThoughtAnswer } | { "Analysis": Analysis } | { "Sweep": Sweep } | { "Exact": Exact } | { "Way": Way };

/**
 * A move with what the player thought.
 */
export type ThoughtAnswer = { 
/**
 * The move; none once the game is over, or where no way was found.
 */
mv: string | null, 
/**
 * Who would play it.
 */
side: number, 
/**
 * The line it expects.
 */
pv: Array<string>, 
/**
 * What the position is worth to First.
 */
worth: Worth, 
/**
 * `hint`: why this move.
 */
reason: Note | null, 
/**
 * Who thought.
 */
player: string, 
/**
 * Whether the move was a deliberate slip.
 */
slipped: boolean, 
/**
 * How deep it looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
 */
stopped: string | null, 
/**
 * The same as records keep it; `/api/export` takes it with the move.
 */
info: Record<string, unknown>, };

/**
 * The best moves.
 */
export type Analysis = { 
/**
 * The lines, best first.
 */
lines: Array<Info>, 
/**
 * The first move of every line with its value.
 */
moves: Array<MoveWorth>, 
/**
 * Who thought.
 */
player: string, 
/**
 * Why it stopped early, if it did.
 */
stopped: string | null, };

/**
 * A move with its value.
 */
export type MoveWorth = { 
/**
 * The move.
 */
mv: string, 
/**
 * What it is worth to First.
 */
worth: Worth, };

/**
 * The values of a whole game.
 */
export type Sweep = { 
/**
 * One a position, from the start on; fewer if it was stopped.
 */
values: Array<SweepValue>, 
/**
 * Who thought.
 */
player: string, };

/**
 * The value of one position of a game.
 */
export type SweepValue = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * What the position is worth to First, what is still to come.
 */
worth: Worth, 
/**
 * Points so far.
 */
score: [number, number], 
/**
 * The best move here.
 */
best: string | null, 
/**
 * The move that was played here.
 */
played: string | null, };

/**
 * What a path search found, with the keys that `jogada search --json` has.
 */
export type Way = { algorithm: string, heuristic: string | null, found: boolean, optimal: boolean, verdict: string, depth: number | null, cost: number | null, at_least: number, moves: Array<string>, captures: Array<number | null>, positions: Array<string>, generated: number, expanded: number, duplicates: number, max_open: number, penetrance: number | null, branching: number | null, mean_branching: number | null, time_ms: number, cpu_ms: number, };

/**
 * Which search to write down.
 */
export type TraceRequest = { 
/**
 * The position.
 */
line: Line, 
/**
 * The algorithm with its settings.
 */
algorithm: string, 
/**
 * The most events wanted.
 */
cap?: number | null, };

/**
 * Which searches to compare.
 */
export type CompareRequest = { 
/**
 * The position.
 */
line: Line, 
/**
 * The algorithms with their settings.
 */
algorithms: Array<string>, };

/**
 * How busy the server is.
 */
export type Searches = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Searches whose threads run now, for whatever tab or script.
 */
running: number, 
/**
 * The most that may run at a time.
 */
most: number, };

/**
 * Which position, and what might be played from it.
 */
export type StepsRequest = { 
/**
 * The game so far.
 */
line: Line, 
/**
 * The moves after that.
 */
then: Array<string>, };

/**
 * The moves of a line, one after the other.
 */
export type Steps = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * As many as can be played.
 */
steps: Array<Step>, };

/**
 * A move that might be played.
 */
export type Step = { 
/**
 * Who would play it.
 */
side: number, 
/**
 * The move.
 */
mv: string, 
/**
 * Where on the board, if the place keeps its name while the game goes on.
 */
place: string | null, 
/**
 * The middle of that place, in the coordinates of the scene.
 */
center: [number, number] | null, };

