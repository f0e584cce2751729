// Made from the Rust types of the server: BLESS=1 cargo test -p jogada-web contract

/**
 * A game from its start to where it has got. It comes with every question, so the server remembers nothing.
 */
export type GameLine = { 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
 * `time`, `time-1` and `time-2` say the same of a side whose time was up.
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
at: TextPlace | null, 
/**
 * What was probably meant.
 */
suggestion: string | null, };

/**
 * A place in a text.
 */
export type TextPlace = { 
/**
 * The first byte.
 */
start: number, 
/**
 * The byte after the last.
 */
end: number, };

/**
 * A value with what it is, for the side that is named.
 */
export type Worth = { 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, };

/**
 * What a value is, as its side sees it.
 */
export type WorthKind = "points" | "win" | "draw" | "loss" | "estimate";

/**
 * What is proven about a value, for the side that is named.
 */
export type Bounded = { 
/**
 * The value, where it is proven.
 */
value: number | null, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is, where it is proven.
 */
value_kind: WorthKind | null, 
/**
 * Whether the value is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The side can be sure of this; nothing where no number of points is known.
 */
lower: number | null, 
/**
 * The side can not exceed this.
 */
upper: number | null, };

/**
 * A move with what is proven about it, for the side that would play it.
 */
export type BoundedMove = { 
/**
 * The move.
 */
move: string, 
/**
 * Whether it is proven that no move is better.
 */
best: boolean, 
/**
 * The value, where it is proven.
 */
value: number | null, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is, where it is proven.
 */
value_kind: WorthKind | null, 
/**
 * Whether the value is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The side can be sure of this; nothing where no number of points is known.
 */
lower: number | null, 
/**
 * The side can not exceed this.
 */
upper: number | null, };

/**
 * Everything that can be chosen: `/api/catalog`.
 */
export type CatalogListing = { 
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
games: Array<GameListing>, 
/**
 * The puzzles.
 */
puzzles: Array<PuzzleListing>, 
/**
 * The algorithms of games.
 */
algorithms: Array<AlgorithmListing>, 
/**
 * The algorithms of puzzles.
 */
path_algorithms: Array<AlgorithmListing>, };

/**
 * A game.
 */
export type GameListing = { 
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
parameters: Array<ParameterListing>, 
/**
 * Its evaluations, the usual one first.
 */
evaluations: Array<string>, 
/**
 * Its levels.
 */
levels: Array<LevelListing>, 
/**
 * The level that gives hints.
 */
adviser: string, };

/**
 * A puzzle.
 */
export type PuzzleListing = { 
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
parameters: Array<ParameterListing>, 
/**
 * The problems that it comes with.
 */
problems: Array<string>, 
/**
 * The position of each problem.
 */
starts: { [key in string]?: string }, 
/**
 * Its heuristics, the usual one first.
 */
heuristics: Array<string>, 
/**
 * What each heuristic promises: `consistent`, `admissible` or `nothing`.
 */
promises: { [key in string]?: string }, 
/**
 * The algorithms that can solve it.
 */
algorithms: Array<string>, };

/**
 * A named player.
 */
export type LevelListing = { 
/**
 * Its name.
 */
name: string, 
/**
 * The player it stands for.
 */
player: string, 
/**
 * How it fared against the level before it, if that was measured.
 */
measured: LevelMeasure | null, 
/**
 * The same on other boards than the usual one.
 */
elsewhere: Array<LevelMeasure>, };

/**
 * How a level fared against another.
 */
export type LevelMeasure = { 
/**
 * The game's spec.
 */
game: string, 
/**
 * The level.
 */
level: string, 
/**
 * What the level stood for at that time.
 */
spec: string, 
/**
 * The other level.
 */
against: string, 
/**
 * What that one stood for at that time.
 */
against_spec: string, 
/**
 * Who really played, where levels that think by time had less of it.
 */
players: [string, string], 
/**
 * Pairs of games, sides exchanged.
 */
pairs: number, 
/**
 * Games won, drawn, lost.
 */
games: [number, number, number], 
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
export type AlgorithmListing = { 
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
parameters: Array<ParameterListing>, };

/**
 * Something that can be set.
 */
export type ParameterListing = { 
/**
 * Its key.
 */
name: string, 
/**
 * What it takes, in words.
 */
takes: string, 
/**
 * What holds when it is not set; nothing where that depends.
 */
default: string | null, 
/**
 * What it takes, for programs.
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
choices: Array<string>, };

/**
 * What a key takes.
 */
export type ParameterKind = "number" | "switch" | "choice" | "numbers" | "time" | "count" | "bytes" | "decimal" | "text";

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
 * The position that the game started from.
 */
start: string, 
/**
 * The moves played, with what they did.
 */
plies: Array<PlyMade>, 
/**
 * The board as text.
 */
board: string, 
/**
 * The board as shapes.
 */
scene: SceneAnswer, 
/**
 * Whether `swap` may be played.
 */
can_swap: boolean, 
/**
 * The places that decided a finished game: a row, a chain; none where points do.
 */
decisive: Array<string>, 
/**
 * The position as text.
 */
position: string, 
/**
 * Who moves: 1 or 2; for a finished game, who would.
 */
side: number, 
/**
 * The legal moves.
 */
legal: Array<string>, 
/**
 * Whether the game is over.
 */
settled: boolean, 
/**
 * Points so far, First's and Second's.
 */
score: [number, number], 
/**
 * Who won: 1, 2, or 0 for a draw (a puzzle that is stuck); nobody while the game goes on.
 */
winner: number | null, 
/**
 * Why it ended: `rules`, `repetition`, `move-cap`, `resigned`, `time`.
 */
reason: string | null, };

/**
 * One move of a game, with what it did.
 */
export type PlyMade = { 
/**
 * Who moved.
 */
side: number, 
/**
 * The position before it, where that was asked for.
 */
position?: string, 
/**
 * The legal moves before it, where that was asked for.
 */
legal?: Array<string>, 
/**
 * The move.
 */
move: string, 
/**
 * Points it scored.
 */
gain: number, 
/**
 * Whether the other side's turn was skipped after it.
 */
skipped: boolean, };

/**
 * Where moves have led.
 */
export type Reached = { 
/**
 * The position as text.
 */
position: string, 
/**
 * Who moves: 1 or 2; for a finished game, who would.
 */
side: number, 
/**
 * The legal moves.
 */
legal: Array<string>, 
/**
 * Whether the game is over.
 */
settled: boolean, 
/**
 * Points so far, First's and Second's.
 */
score: [number, number], 
/**
 * Who won: 1, 2, or 0 for a draw (a puzzle that is stuck); nobody while the game goes on.
 */
winner: number | null, 
/**
 * Why it ended: `rules`, `repetition`, `move-cap`, `resigned`, `time`.
 */
reason: string | null, };

/**
 * A drawing: parts from back to front in a box from (0, 0) to (`width`, `height`), y downward.
 */
export type SceneAnswer = { 
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
move: string | null, 
/**
 * How strongly it is marked, from 0 to 1, where some parts of an overlay are more so than others.
 */
strength?: number, };

/**
 * What a part is.
 */
export type SceneRole = "ground" | "border" | "cell" | "stone" | "dot" | "line" | "box" | "pit" | "piece" | "tile" | "label" | "mark";

/**
 * An outline.
 */
export type SceneShape = { "polygon": Array<[number, number]> } | { "circle": { center: [number, number], radius: number, } } | { "line": { from: [number, number], to: [number, number], } } | { "point": [number, number] };

/**
 * Which position, and how long one is ready to wait.
 */
export type ExactRequest = { 
/**
 * Milliseconds, 5,000 at the most; 400 unless given.
 */
limit?: number | null, 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
 * `time`, `time-1` and `time-2` say the same of a side whose time was up.
 */
moves: Array<string>, };

/**
 * What is proven.
 */
export type SolvedPosition = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * Best moves of a solved position, all of them if `every_move`; of another the one that is sure of most, if any is sure of more than the rest.
 */
best_moves: Array<string>, 
/**
 * Whether every move was looked at, so that no other is as good as the best ones.
 */
every_move: boolean, 
/**
 * What is proven about each move, in the order of the game.
 */
moves: Array<BoundedMove>, 
/**
 * How it was found out: `theory`, `retrograde`, `pvs`, `path` …
 */
method: string, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, 
/**
 * Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
 */
stopped: string | null, 
/**
 * Whether the proof that was asked for was written; nothing where none was.
 */
proof: boolean | null, 
/**
 * The value, where it is proven.
 */
value: number | null, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is, where it is proven.
 */
value_kind: WorthKind | null, 
/**
 * Whether the value is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The side can be sure of this; nothing where no number of points is known.
 */
lower: number | null, 
/**
 * The side can not exceed this.
 */
upper: number | null, };

/**
 * Which position, and which overlay of it.
 */
export type OverlayRequest = { 
/**
 * One overlay alone: `binary`, `sowing`, `chains`, `estimates`, `paths`, `policy`, `connections`; or one thing
 * alone out of one: `must-play`, `carrier`, `dead`, `ladders`.
 */
name?: string | null, 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
 * `time`, `time-1` and `time-2` say the same of a side whose time was up.
 */
moves: Array<string>, };

/**
 * The overlays of a position.
 */
export type Overlays = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * One or more, or none where there is nothing to draw.
 */
overlays: Array<OverlayAnswer>, };

/**
 * Which text, and what is done to it.
 */
export type TouchRequest = { 
/**
 * The game or puzzle, as a spec.
 */
game: string, 
/**
 * The text of the position, possible or not.
 */
position: string, 
/**
 * The place that is pointed at; without one the other side is to move.
 */
place?: string | null, 
/**
 * Where a line begins that is drawn to the place.
 */
from?: string | null, };

/**
 * What a touch made of a position.
 */
export type Touched = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The text, which need not be a possible position; nothing where a touch means nothing.
 */
position: string | null, };

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
notes: Array<NoteAnswer>, };

/**
 * Something to say, as data: the page has the words.
 */
export type NoteAnswer = { 
/**
 * Which message.
 */
key: string, 
/**
 * What to put into it.
 */
values: Record<string, string>, 
/**
 * Whether it is a rule of thumb: what is proven silences it.
 */
thumb?: boolean, };

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
record: RecordDocument, 
/**
 * The game, ready for the other questions.
 */
line: GameLine, 
/**
 * Who played, as the record says.
 */
players: Array<string>, 
/**
 * What the text holds beside that.
 */
left_out: LeftOutDocument, 
/**
 * The other games of the text, where it holds several.
 */
others?: Array<RecordDocument>, };

/**
 * A game, from its start to where it has got: what is saved, appended to runs, and kept by pages.
 */
export type RecordDocument = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game's spec.
 */
game: string, 
/**
 * The players' specs, First's first; one for a puzzle.
 */
players: Array<string>, 
/**
 * The position it started from, if not the usual one.
 */
start?: string, 
/**
 * The moves.
 */
moves: Array<string>, 
/**
 * How it ended, if it did.
 */
result: ResultDocument | null, 
/**
 * What someone remarked about the game as a whole.
 */
comment?: string, 
/**
 * What was known about each move: nothing, or an object with the keys of [`MoveInfo`] and what someone remarked
 * under `comment`.
 */
info?: Array<Record<string, unknown> | null> | undefined, 
/**
 * What was tried instead of what was played.
 */
branches?: Array<BranchDocument>, };

/**
 * A line that leaves a game.
 */
export type BranchDocument = { 
/**
 * How many moves come before it, from the start of the game.
 */
after: number, 
/**
 * Its moves.
 */
moves: Array<string>, 
/**
 * What was known about each of them, as in a record.
 */
info?: Array<Record<string, unknown> | null> | undefined, 
/**
 * The lines that leave it.
 */
branches?: Array<BranchDocument>, };

/**
 * What is not passed on.
 */
export type LeftOutDocument = { 
/**
 * Lines that leave the game.
 */
variations: number, 
/**
 * Other games.
 */
games: number, 
/**
 * What people remarked.
 */
comments: number, };

/**
 * How a recorded game ended.
 */
export type ResultDocument = { 
/**
 * 1, 2, or 0 for a draw.
 */
winner: number, 
/**
 * Why it ended.
 */
reason: string, 
/**
 * Points, First's and Second's.
 */
score: [number, number], };

/**
 * Which game, and in which format it is wanted.
 */
export type ExportRequest = { 
/**
 * Who played.
 */
players?: Array<string> | null, 
/**
 * What was known about each move, nothing for those that nothing is known about: `info` of a thought or a record.
 */
info?: Array<Record<string, unknown> | null>, 
/**
 * What someone remarked about the game as a whole.
 */
comment?: string | null, 
/**
 * What was tried instead of what was played.
 */
branches?: Array<BranchDocument> | null, 
/**
 * `json`, `text`, `sgf`, `hexworld`, or `svg` for a picture of the position.
 */
format: string, 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
 * `time`, `time-1` and `time-2` say the same of a side whose time was up.
 */
moves: Array<string>, };

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
name: string, 
/**
 * What the format has no room for.
 */
left_out: LeftOutDocument, };

/**
 * The games that are kept on the server's machine: `GET /api/library`.
 */
export type LibraryAnswer = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Whether games are kept there at all: only where the program runs for one person.
 */
kept: boolean, 
/**
 * The games, by name.
 */
games: Array<LibraryGame>, };

/**
 * A recorded game in a folder of them.
 */
export type LibraryGame = { 
/**
 * Its name there.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * Who played.
 */
players: Array<string>, 
/**
 * How many moves it has.
 */
moves: number, 
/**
 * How it ended, if it did.
 */
result: ResultDocument | null, };

/**
 * A game to keep in the library.
 */
export type LibraryKeepRequest = { 
/**
 * The text, in any format.
 */
text: string, 
/**
 * The file that it takes the place of, if that holds the same game with less said about it.
 */
earlier?: string | null, };

/**
 * Where a game was kept: `POST /api/library/keep`.
 */
export type LibraryKept = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Its name there.
 */
name: string, 
/**
 * Whether it was not there before.
 */
new: boolean, };

/**
 * All runs: `/api/runs`.
 */
export type Runs = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The runs, by name.
 */
runs: Array<RunLine>, 
/**
 * Other programs that may play, by the names that whoever started the server gave them.
 */
engines: Array<string>, };

/**
 * What to play: `POST /api/runs/start`.
 */
export type RunRequest = { 
/**
 * The game's spec.
 */
game: string, 
/**
 * The players' specs: levels and algorithms. Other programs play only by a name that the server was started with.
 */
players: Array<string>, 
/**
 * How many games each two players play.
 */
games: number, 
/**
 * Positions a move; as usual unless one of the two is given.
 */
nodes?: number | null, 
/**
 * Milliseconds a move.
 */
movetime_ms?: number | null, 
/**
 * The seed of openings and of players without one.
 */
seed?: number | null, };

/**
 * Which run: `POST /api/runs/stop` and `/api/runs/resume`.
 */
export type RunNamed = { 
/**
 * Its name.
 */
name: string, };

/**
 * A run that is played, or was stopped.
 */
export type RunStarted = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Its name.
 */
name: string, };

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
played: number, 
/**
 * Games that the plan has.
 */
planned: number, 
/**
 * Whether nothing is left to play.
 */
finished: boolean, 
/**
 * Whether this server plays it now.
 */
running: boolean, };

/**
 * A run with what it amounts to: `/api/runs/{name}`.
 */
export type RunAnswer = { 
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
summary: RunSummary, 
/**
 * Its games.
 */
games: Array<PlayedGame>, 
/**
 * Whether this server plays it now.
 */
running: boolean, };

/**
 * Everything that a run has to say. What is infinite is `null`.
 */
export type RunSummary = { 
/**
 * The game's spec.
 */
game: string, 
/**
 * Games that count.
 */
played: number, 
/**
 * Games that the plan has.
 */
planned: number, 
/**
 * Whether nothing is left to play.
 */
finished: boolean, 
/**
 * The players, in the order of the plan.
 */
players: Array<RunPlayer>, 
/**
 * What each got against each, row against column.
 */
table: Array<Array<GameCounts>>, 
/**
 * The match, where there are only two players.
 */
duel: RunDuel | null, 
/**
 * How those who moved first fared.
 */
first: RunShare, 
/**
 * Why games ended, and how often.
 */
reasons: { [key in string]?: number }, 
/**
 * Moves a game, on average, openings included.
 */
mean_moves: number, 
/**
 * The sequential test, if one was asked for.
 */
sprt: RunTest | null, };

/**
 * How a player stands.
 */
export type RunPlayer = { 
/**
 * What to call it: its spec, numbered if it plays more than once.
 */
player: string, 
/**
 * Its rating, measured from the anchor's.
 */
elo: number, 
/**
 * The lower end of the rating's interval.
 */
elo_low: number | null, 
/**
 * The upper end.
 */
elo_high: number | null, 
/**
 * The share of points.
 */
score: number, 
/**
 * The lower end of its 95 % interval.
 */
score_low: number, 
/**
 * The upper end.
 */
score_high: number, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, };

/**
 * Results with the share of points that they make.
 */
export type RunShare = { 
/**
 * The share of points.
 */
score: number, 
/**
 * The lower end of its 95 % interval.
 */
score_low: number, 
/**
 * The upper end.
 */
score_high: number, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, };

/**
 * Games by how they ended, as somebody sees them.
 */
export type GameCounts = { 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, };

/**
 * A match between two, as the first of them sees it.
 */
export type RunDuel = { 
/**
 * Pairs that brought 0, ½, 1, 1½ and 2 points.
 */
pairs: [number, number, number, number, number], 
/**
 * The difference in Elo; infinite where one has all points.
 */
elo: number | null, 
/**
 * The lower end of its 95 % interval.
 */
elo_low: number | null, 
/**
 * The upper end.
 */
elo_high: number | null, 
/**
 * Half the width of the interval.
 */
elo_error: number | null, 
/**
 * The likelihood of superiority.
 */
los: number, 
/**
 * The share of points.
 */
score: number, 
/**
 * The lower end of its 95 % interval.
 */
score_low: number, 
/**
 * The upper end.
 */
score_high: number, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, };

/**
 * A sequential test: its claims, and where it has got.
 */
export type RunTest = { 
/**
 * The smaller difference: "no improvement".
 */
elo0: number, 
/**
 * The larger difference: "an improvement".
 */
elo1: number, 
/**
 * How often to take the larger one when the smaller is true.
 */
alpha: number, 
/**
 * How often to take the smaller one when the larger is true.
 */
beta: number, 
/**
 * The logarithm of the likelihood ratio.
 */
llr: number, 
/**
 * At or below this the smaller difference is taken.
 */
lower: number, 
/**
 * At or above this the larger difference is taken.
 */
upper: number, 
/**
 * What follows.
 */
verdict: RunTestVerdict, };

/**
 * What a sequential test says.
 */
export type RunTestVerdict = "better" | "worse" | "open";

/**
 * A game of a run, without its moves: how it is told as soon as it is over, and listed.
 */
export type PlayedGame = { 
/**
 * Its number in the schedule: its identity.
 */
index: number, 
/**
 * The number of its pair.
 */
pair: number, 
/**
 * The opening.
 */
opening: string, 
/**
 * Who moved first.
 */
first: string, 
/**
 * Who moved second.
 */
second: string, 
/**
 * How many moves it had.
 */
moves: number, 
/**
 * Points, First's and Second's.
 */
score: [number, number], 
/**
 * Who won: 1, 2, or 0 for a draw.
 */
winner: number, 
/**
 * Why it ended.
 */
reason: string, };

/**
 * A game of a run, ready to be played through: `/api/runs/{name}/games/{index}`.
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
line: GameLine, 
/**
 * The record as it stands in the run.
 */
record: RecordDocument, };

/**
 * What to search for, and who searches how far.
 */
export type SearchRequest = { 
/**
 * The game so far.
 */
line: GameLine, 
/**
 * What is wanted.
 */
task: SearchTask, 
/**
 * Who thinks: a level or a player spec; a path algorithm for `way`. The usual one unless given.
 */
player?: string | null, 
/**
 * How many lines `analyze` tells: a number, or `all` for every move. One unless given.
 */
lines?: LineCount | null, 
/**
 * How far; instead of the player's own limits where any is given.
 */
limits?: SearchLimits | null, 
/**
 * The seed of what is drawn by lot, where the player has none.
 */
seed?: number | null, 
/**
 * `think` and `ponder`: who asks, in a word of one's own that nobody can guess. What a player remembers is then kept from one of
 * its moves to the next, as at a board.
 */
owner?: string | null, };

/**
 * What a search is for.
 */
export type SearchTask = "think" | "ponder" | "analyze" | "hint" | "sweep" | "solve" | "way";

/**
 * How many lines.
 */
export type LineCount = number | Every;

/**
 * The word for every move.
 */
export type Every = "all";

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
nodes?: number | null, 
/**
 * Plies.
 */
depth?: number | null, };

/**
 * Whatever a page names its searches by.
 */
export type SearchId = number | string;

/**
 * What a page says to the socket.
 */
export type SearchOrder = { "type": "search", 
/**
 * The page's name for it. One that runs under the same name is stopped.
 */
search_id: SearchId, 
/**
 * What to search for.
 */
request: SearchRequest, } | { "type": "stop", 
/**
 * Which one.
 */
search_id: SearchId, };

/**
 * What the socket says, and each line of `/api/search`.
 */
export type News = { "type": "info", 
/**
 * Which search.
 */
search_id: SearchId, 
/**
 * What it has found last.
 */
info: SearchReport, 
/**
 * `analyze`: every line known so far, best first.
 */
lines: Array<SearchReport>, } | { "type": "done", 
/**
 * Which search.
 */
search_id: SearchId, 
/**
 * What was asked.
 */
task: SearchTask, 
/**
 * The answer.
 */
result: SearchResult, } | { "type": "error", 
/**
 * Which search; none if the message could not be read.
 */
search_id: SearchId | null, 
/**
 * Why.
 */
error: ErrorBody, };

/**
 * The answer to a search.
 */
export type SearchResult = Best | Pondered | Analysis | GameSweep | SolvedPosition | FoundWay;

/**
 * That a player has thought on.
 */
export type Pondered = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * Whether there was a board to think on at: not if the game is new, forgotten, or thought about already.
 */
seated: boolean, };

/**
 * What a search has found so far, or one of its lines.
 */
export type SearchReport = { 
/**
 * Which line this is, from 1.
 */
line: number, 
/**
 * The move.
 */
move: string | null, 
/**
 * The line that is expected.
 */
pv: Array<string>, 
/**
 * How deep it has looked.
 */
depth: number, 
/**
 * How deep its deepest line went.
 */
selective_depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Positions a second.
 */
nodes_per_second: number, 
/**
 * How full its table is, in thousandths.
 */
fill: number, 
/**
 * Time since it began.
 */
time_ms: number, 
/**
 * `sweep`: after how many moves this position is.
 */
ply?: number, 
/**
 * `sweep`: how many positions there are.
 */
of?: number, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, };

/**
 * What a search for a move found and took.
 */
export type MoveFigures = { 
/**
 * The move; none once the game is over, or where nothing was found.
 */
move: string | null, 
/**
 * The line it expects.
 */
pv: Array<string>, 
/**
 * How deep it looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * How often a better move was found.
 */
alpha_raises: number, 
/**
 * Cuts where the opponent moves.
 */
alpha_cuts: number, 
/**
 * Cuts where the searching side moves.
 */
beta_cuts: number, 
/**
 * Positions that the table knew.
 */
table_hits: number, 
/**
 * Positions that the table was asked for.
 */
table_lookups: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, 
/**
 * Whether the same search finds the same on any machine.
 */
deterministic: boolean, 
/**
 * Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
 */
stopped: string | null, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, 
/**
 * Simulated games that it rests on.
 */
simulations?: number, 
/**
 * The share of them that began with the move.
 */
visit_share?: number, 
/**
 * Moves in the tree that they have grown.
 */
tree_size?: number, 
/**
 * Moves that the memory of best moves had: 1 or 0.
 */
memory_hits?: number, 
/**
 * Moves that it was asked for.
 */
memory_lookups?: number, };

/**
 * What a record keeps of the search for a move.
 */
export type MoveInfo = { 
/**
 * How deep the search looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * Positions a second.
 */
nps: number, 
/**
 * How often a better move was found; only of a player who cuts.
 */
alpha_raises?: number, 
/**
 * Cuts where the opponent moves.
 */
alpha_cuts?: number, 
/**
 * Cuts where the searching side moves.
 */
beta_cuts?: number, 
/**
 * Positions that the table knew; only of a player who has one.
 */
table_hits?: number, 
/**
 * Positions that the table was asked for.
 */
table_lookups?: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time that it took, of all its threads and processes; only in the arena, and only where it can be told
 * from that of others.
 */
cpu_ms?: number, 
/**
 * The line that was expected.
 */
pv: Array<string>, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, 
/**
 * Simulated games that it rests on.
 */
simulations?: number, 
/**
 * The share of them that began with the move.
 */
visit_share?: number, 
/**
 * Moves in the tree that they have grown.
 */
tree_size?: number, 
/**
 * Moves that the memory of best moves had: 1 or 0.
 */
memory_hits?: number, 
/**
 * Moves that it was asked for.
 */
memory_lookups?: number, };

/**
 * A move with what the player thought: `jogada best`, and the answer to `think` and `hint`.
 */
export type Best = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * Who thought.
 */
player: string, 
/**
 * The position after the move.
 */
after: string | null, 
/**
 * Whether the move was a deliberate slip.
 */
slipped: boolean, 
/**
 * `hint`: why this move.
 */
reason?: NoteAnswer, 
/**
 * The same as records keep it; `/api/export` takes it with the move.
 */
info?: MoveInfo, 
/**
 * The move; none once the game is over, or where nothing was found.
 */
move: string | null, 
/**
 * The line it expects.
 */
pv: Array<string>, 
/**
 * How deep it looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * How often a better move was found.
 */
alpha_raises: number, 
/**
 * Cuts where the opponent moves.
 */
alpha_cuts: number, 
/**
 * Cuts where the searching side moves.
 */
beta_cuts: number, 
/**
 * Positions that the table knew.
 */
table_hits: number, 
/**
 * Positions that the table was asked for.
 */
table_lookups: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, 
/**
 * Whether the same search finds the same on any machine.
 */
deterministic: boolean, 
/**
 * Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
 */
stopped: string | null, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, 
/**
 * Simulated games that it rests on.
 */
simulations?: number, 
/**
 * The share of them that began with the move.
 */
visit_share?: number, 
/**
 * Moves in the tree that they have grown.
 */
tree_size?: number, 
/**
 * Moves that the memory of best moves had: 1 or 0.
 */
memory_hits?: number, 
/**
 * Moves that it was asked for.
 */
memory_lookups?: number, };

/**
 * The best moves: `jogada analyze`, and the answer to `analyze`.
 */
export type Analysis = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * Who thought.
 */
player: string, 
/**
 * The lines, best first.
 */
lines: Array<SearchReport>, 
/**
 * Every move with its exact value, where the position is solved.
 */
moves?: Array<BoundedMove>, 
/**
 * What people would point at in the position.
 */
remarks?: Array<Pointed>, 
/**
 * `jogada analyze`: what can be drawn over the board to explain the position.
 */
overlays?: Array<OverlayAnswer>, };

/**
 * Something to point at in a position: figures by their names.
 */
export type Pointed = { 
/**
 * The figures: a count, several, or a side.
 */
figures: Record<string, number | Array<number>>, };

/**
 * A whole game: `jogada analyze --sweep`, and the answer to `sweep`.
 */
export type GameSweep = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game.
 */
game: string, 
/**
 * Who thought.
 */
player: string, 
/**
 * One a move played, from the start on; fewer if it was stopped.
 */
plies: Array<SweepPly>, 
/**
 * The last position that was looked at.
 */
final: SweepEnd, 
/**
 * Whether the same search finds the same on any machine.
 */
deterministic: boolean, };

/**
 * A move of a game, held against the best one.
 */
export type SweepPly = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * The position before the move.
 */
position: string, 
/**
 * Points so far.
 */
score: [number, number], 
/**
 * The move that was played.
 */
move: string, 
/**
 * The best move here.
 */
best: string, 
/**
 * The line that is expected.
 */
pv: Array<string>, 
/**
 * How deep the search looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * What the move that was played is worth.
 */
played: Worth, 
/**
 * What it gave away, where the two values are of one kind.
 */
loss: number | null, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, };

/**
 * Where a game has got, with what that is worth.
 */
export type SweepEnd = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * The position.
 */
position: string, 
/**
 * Points so far.
 */
score: [number, number], 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, };

/**
 * What a search for a way found and took.
 */
export type WayFigures = { 
/**
 * Whether a way is known.
 */
found: boolean, 
/**
 * Whether the way is proven to be the shortest.
 */
optimal: boolean, 
/**
 * How the search ended: found, that there is no solution, or why it stopped.
 */
verdict: string, 
/**
 * The number of moves of the way.
 */
depth: number | null, 
/**
 * What the way costs.
 */
cost: number | null, 
/**
 * No way costs less.
 */
at_least: number, 
/**
 * The cheapest way costs no more.
 */
at_most: number | null, 
/**
 * The moves of the way.
 */
moves: Array<string>, 
/**
 * What each takes off the board, where the puzzle takes things.
 */
captures: Array<number | null>, 
/**
 * The position after each move.
 */
positions: Array<string>, 
/**
 * Nodes created.
 */
generated: number, 
/**
 * Nodes whose successors were created.
 */
expanded: number, 
/**
 * Successors that were known already.
 */
duplicates: number, 
/**
 * Nodes to which a cheaper way was found.
 */
reopened: number, 
/**
 * Nodes given up to make room.
 */
forgotten: number, 
/**
 * The most nodes that waited at a time.
 */
max_open: number, 
/**
 * The most nodes that were remembered at a time.
 */
max_held: number, 
/**
 * The depth of the deepest node.
 */
max_depth: number, 
/**
 * How often it began again.
 */
iterations: number, 
/**
 * The most memory it took, in bytes.
 */
peak_memory: number, 
/**
 * Depth over nodes created.
 */
penetrance: number | null, 
/**
 * The branching factor of a regular tree of that depth with that many nodes.
 */
branching: number | null, 
/**
 * Successors per expanded node.
 */
mean_branching: number | null, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, };

/**
 * One search for a way.
 */
export type FoundWay = { 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * The problem, if it has a name.
 */
problem: string | null, 
/**
 * The position that it started from.
 */
start: string, 
/**
 * The algorithm's name.
 */
algorithm: string, 
/**
 * The algorithm with its settings.
 */
spec: string, 
/**
 * The heuristic, if it uses one.
 */
heuristic: string | null, 
/**
 * Whether the same search finds the same on any machine.
 */
deterministic: boolean, 
/**
 * What its proof excluded, where the algorithm tells.
 */
proof: WayProof | null, 
/**
 * Whether a way is known.
 */
found: boolean, 
/**
 * Whether the way is proven to be the shortest.
 */
optimal: boolean, 
/**
 * How the search ended: found, that there is no solution, or why it stopped.
 */
verdict: string, 
/**
 * The number of moves of the way.
 */
depth: number | null, 
/**
 * What the way costs.
 */
cost: number | null, 
/**
 * No way costs less.
 */
at_least: number, 
/**
 * The cheapest way costs no more.
 */
at_most: number | null, 
/**
 * The moves of the way.
 */
moves: Array<string>, 
/**
 * What each takes off the board, where the puzzle takes things.
 */
captures: Array<number | null>, 
/**
 * The position after each move.
 */
positions: Array<string>, 
/**
 * Nodes created.
 */
generated: number, 
/**
 * Nodes whose successors were created.
 */
expanded: number, 
/**
 * Successors that were known already.
 */
duplicates: number, 
/**
 * Nodes to which a cheaper way was found.
 */
reopened: number, 
/**
 * Nodes given up to make room.
 */
forgotten: number, 
/**
 * The most nodes that waited at a time.
 */
max_open: number, 
/**
 * The most nodes that were remembered at a time.
 */
max_held: number, 
/**
 * The depth of the deepest node.
 */
max_depth: number, 
/**
 * How often it began again.
 */
iterations: number, 
/**
 * The most memory it took, in bytes.
 */
peak_memory: number, 
/**
 * Depth over nodes created.
 */
penetrance: number | null, 
/**
 * The branching factor of a regular tree of that depth with that many nodes.
 */
branching: number | null, 
/**
 * Successors per expanded node.
 */
mean_branching: number | null, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, };

/**
 * What a proof excluded.
 */
export type WayProof = { 
/**
 * What was left at the start.
 */
left: number, 
/**
 * The most that one move takes of it.
 */
most_per_move: number, 
/**
 * The lengths that were excluded, one after the other.
 */
excluded: Array<ExcludedLength>, };

/**
 * A number of moves that can not do.
 */
export type ExcludedLength = { 
/**
 * How many moves.
 */
moves: number, 
/**
 * States looked at from the start.
 */
from_start: number, 
/**
 * States looked at from the goal.
 */
from_goal: number, };

/**
 * Which search to write down.
 */
export type TraceRequest = { 
/**
 * The position.
 */
line: GameLine, 
/**
 * The algorithm with its settings.
 */
algorithm: string, 
/**
 * The most events wanted.
 */
cap?: number | null, 
/**
 * A word that nobody can guess: what happened after those events is kept for a while for who knows it.
 */
owner?: string | null, };

/**
 * A search, or a part of one, step by step: `/api/lab/trace` and `/api/lab/window`.
 */
export type TraceDocument = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game or puzzle, as a spec.
 */
game: string, 
/**
 * The position that was searched.
 */
start: string, 
/**
 * The algorithm's name.
 */
name: string, 
/**
 * The algorithm with its settings.
 */
algorithm: string, 
/**
 * What kind of search it is, and so which views fit.
 */
family: TraceFamily, 
/**
 * The side that the search thinks for, 1 or 2: MAX. All values are seen by it.
 */
side: number, 
/**
 * Whether values are points.
 */
scoring: boolean, 
/**
 * What the algorithm does.
 */
pseudocode: Array<CodeLineDocument>, 
/**
 * All nodes, the root first; of a part those that it is about.
 */
nodes: Array<NodeDocument>, 
/**
 * What happened, in order.
 */
events: Array<TraceLine>, 
/**
 * How many events come before these.
 */
from: number, 
/**
 * How many events there are to be had in all.
 */
length: number, 
/**
 * The name by which the other parts can be asked for, if there are any.
 */
kept?: string, 
/**
 * What of the events before matters to the nodes that are here, in order.
 */
recap?: Array<TraceLine>, 
/**
 * How many events of each kind came before; cuts also by whose turn it was, `cut.max` and `cut.min`, and what they
 * spared, `cut.skipped`; nodes as `nodes`.
 */
counts?: { [key in string]?: number }, 
/**
 * Whether events are missing before the last one.
 */
truncated: boolean, 
/**
 * How many are missing.
 */
left_out: number, 
/**
 * What was found and what it took.
 */
summary: Figures, };

/**
 * A search that was kept.
 */
export type KeptTrace = { 
/**
 * The word that it is kept by.
 */
owner: string, 
/**
 * The name that it was given.
 */
kept: string, };

/**
 * Which part of a search that was kept is wanted.
 */
export type WindowRequest = { 
/**
 * The word that it is kept by.
 */
owner: string, 
/**
 * The name that it was given.
 */
kept: string, 
/**
 * How many events come before it.
 */
from: number, 
/**
 * The most events wanted.
 */
cap?: number | null, };

/**
 * The whole tree of a search that was kept, in columns: `/api/lab/tree`.
 */
export type TreeColumns = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The parent of each node; −1 for a root. A parent comes before its children.
 */
parents: Array<number>, 
/**
 * Every move that occurs.
 */
moves: Array<string>, 
/**
 * Which of them leads to each node; −1 for a root.
 */
made: Array<number>, 
/**
 * The number of the first event about each node.
 */
born: Array<number>, 
/**
 * What is known of each in the end: a value seen by MAX, a cost, a share of games won, or two proof numbers.
 */
figures: Array<TraceValue | null>, 
/**
 * The number of events after which that is known.
 */
told: Array<number>, 
/**
 * What was cut away: at which node, after how many events, how many moves.
 */
cuts: Array<[number, number, number]>, };

/**
 * A kind of search.
 */
export type TraceFamily = "path" | "tree" | "simulation" | "proof";

/**
 * A line of pseudocode.
 */
export type CodeLineDocument = { 
/**
 * How far it is indented, in levels.
 */
indent: number, 
/**
 * In English.
 */
en: string, 
/**
 * In Portuguese.
 */
pt: string, 
/**
 * The words of the events that it stands for.
 */
steps: Array<string>, 
/**
 * The same line told of MAX and MIN, where that is not how the side to move sees it.
 */
max_min?: TwoLanguages, };

/**
 * A node of a trace. Its number is its place in the list.
 */
export type NodeDocument = { 
/**
 * The node it was first reached from; none for a root.
 */
parent: number | null, 
/**
 * The move that leads to it; in a backward search, the move that leads from it to its parent.
 */
move?: string, 
/**
 * Moves from the root.
 */
depth: number, 
/**
 * The number of the first event that is about it.
 */
born: number, 
/**
 * Whose turn it is, 1 or 2; absent in puzzles.
 */
side?: number, 
/**
 * Its position, where the moves that lead to it do not tell.
 */
state?: string, 
/**
 * Whether it belongs to a search backward from the goal.
 */
backward?: boolean, 
/**
 * Its number in the whole trace, where this is a part of one.
 */
id?: number, 
/**
 * How many of its children are known before this part and not in it.
 */
others?: number, };

/**
 * Something that happened. Which fields it has depends on what it was.
 */
export type TraceLine = { 
/**
 * What happened: the word of a step.
 */
event: string, 
/**
 * The line of pseudocode.
 */
line: number, 
/**
 * The node it is about.
 */
node?: number, 
/**
 * Another node it is about.
 */
other?: number, 
/**
 * A move that has no node of its own.
 */
move?: string, 
/**
 * The cost so far.
 */
g?: number, 
/**
 * The estimate of what is to come.
 */
h?: number, 
/**
 * What the search orders by; absent where there is no way.
 */
f?: number, 
/**
 * The depth, threshold, layer or question of an iteration.
 */
threshold?: number, 
/**
 * A value, seen by MAX.
 */
value?: TraceValue, 
/**
 * The lower end of the window, or what is proven at least, seen by MAX; absent if there is none.
 */
alpha?: TraceValue, 
/**
 * The upper end, in the same way.
 */
beta?: TraceValue, 
/**
 * The kind of a cut, the bound that is stored, or why a search ended.
 */
reason?: string, 
/**
 * Moves skipped by a cut, children of a node, or states of a set.
 */
count?: number, 
/**
 * Simulations.
 */
visits?: number, 
/**
 * The mean of their results, from 0 for lost to 1 for won, seen by MAX.
 */
mean?: number, 
/**
 * What a simulation chose among, what promised most first; only of the most promising.
 */
weighed?: Array<WeighedDocument>, 
/**
 * The proof number, or its limit.
 */
proof?: number, 
/**
 * The disproof number, or its limit.
 */
disproof?: number, };

/**
 * A value in a trace: a number of points, or the word `win`, `loss`, `win:5`, `loss:4` with the plies from the root.
 */
export type TraceValue = number | string;

/**
 * A text in both languages.
 */
export type TwoLanguages = { 
/**
 * In English.
 */
en: string, 
/**
 * In Portuguese.
 */
pt: string, };

/**
 * A move that a simulation could take: the greatest `mean + bonus` is.
 */
export type WeighedDocument = { 
/**
 * The move.
 */
move: string, 
/**
 * How often it was taken before.
 */
visits: number, 
/**
 * What is thought of it, from 0 for lost to 1 for won, for who makes it.
 */
mean: number, 
/**
 * What it gains by having been tried little.
 */
bonus: number, 
/**
 * Whether it is the one that was taken.
 */
chosen: boolean, };

/**
 * Which exercise.
 */
export type ExerciseRequest = { 
/**
 * The name of its kind.
 */
name: string, 
/**
 * How hard, from 1 to 3.
 */
difficulty: number, 
/**
 * What it is made from: the same seed is the same exercise.
 */
seed: number, };

/**
 * An exercise with its answers.
 */
export type ExerciseDocument = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * What is practiced.
 */
exercise: ExerciseOffer, 
/**
 * How hard, from 1 to 3.
 */
difficulty: number, 
/**
 * What it was made from.
 */
seed: number, 
/**
 * The game or puzzle, as a spec.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * The board.
 */
scene: SceneAnswer, 
/**
 * What is to be filled in, in order.
 */
questions: Array<ExerciseQuestion>, };

/**
 * One thing to be filled in.
 */
export type ExerciseQuestion = { 
/**
 * What it is about: the moves that lead there, joined by dots; a place; or a number in an order.
 */
about: string, 
/**
 * The answer.
 */
answer: string, 
/**
 * What it follows from, where that is not the answer itself.
 */
because: string, };

/**
 * Something that can be practiced.
 */
export type ExerciseOffer = { 
/**
 * The name that it is asked for by.
 */
name: string, 
/**
 * What it is called.
 */
title: TwoLanguages, 
/**
 * What is asked: `values`, `unseen`, `order`, `next`, `costs`, `winning-moves`.
 */
asks: string, 
/**
 * The algorithm that answers, as a spec.
 */
algorithm: string, };

/**
 * All that there are.
 */
export type ChallengeList = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * In an order that stays: the challenge of a day is found by counting.
 */
challenges: Array<ChallengeDocument>, };

/**
 * A position in which one move wins and no other.
 */
export type ChallengeDocument = { 
/**
 * Its name, which stays the same as long as the position does.
 */
id: string, 
/**
 * The game, as a spec.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * The move that wins.
 */
answer: string, 
/**
 * The weakest level that finds it; nothing where none does that thinks by positions.
 */
level: string | null, };

/**
 * The figures of either family.
 */
export type Figures = WayFigures | MoveFigures;

/**
 * Which searches to compare.
 */
export type CompareRequest = { 
/**
 * The position.
 */
line: GameLine, 
/**
 * The algorithms with their settings.
 */
algorithms: Array<string>, };

/**
 * Searches side by side, of either family.
 */
export type Comparison = WayComparison | MoveComparison;

/**
 * Searches for a way through a puzzle.
 */
export type WayComparison = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * One row a search.
 */
rows: Array<FoundWay>, };

/**
 * Searches for a move.
 */
export type MoveComparison = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The game.
 */
game: string, 
/**
 * One row a search.
 */
rows: Array<ComparedMove>, };

/**
 * A search for a move: who, where, and the keys of `best`.
 */
export type ComparedMove = { 
/**
 * The position.
 */
position: string, 
/**
 * The algorithm as it was asked for.
 */
algorithm: string, 
/**
 * The same, as rows about puzzles have it.
 */
spec: string, 
/**
 * The move; none once the game is over, or where nothing was found.
 */
move: string | null, 
/**
 * The line it expects.
 */
pv: Array<string>, 
/**
 * How deep it looked.
 */
depth: number, 
/**
 * Positions entered.
 */
nodes: number, 
/**
 * How often a better move was found.
 */
alpha_raises: number, 
/**
 * Cuts where the opponent moves.
 */
alpha_cuts: number, 
/**
 * Cuts where the searching side moves.
 */
beta_cuts: number, 
/**
 * Positions that the table knew.
 */
table_hits: number, 
/**
 * Positions that the table was asked for.
 */
table_lookups: number, 
/**
 * Time it took.
 */
time_ms: number, 
/**
 * Processor time it took.
 */
cpu_ms: number, 
/**
 * Whether the same search finds the same on any machine.
 */
deterministic: boolean, 
/**
 * Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
 */
stopped: string | null, 
/**
 * Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
 */
value: number, 
/**
 * For whom: 1 or 2.
 */
side: number, 
/**
 * What the value is.
 */
value_kind: WorthKind, 
/**
 * Whether it is proven.
 */
proven: boolean, 
/**
 * Plies to the end of a decided game, where they were counted.
 */
distance: number | null, 
/**
 * The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
 * what a net expects.
 */
win_rate?: number, 
/**
 * Simulated games that it rests on.
 */
simulations?: number, 
/**
 * The share of them that began with the move.
 */
visit_share?: number, 
/**
 * Moves in the tree that they have grown.
 */
tree_size?: number, 
/**
 * Moves that the memory of best moves had: 1 or 0.
 */
memory_hits?: number, 
/**
 * Moves that it was asked for.
 */
memory_lookups?: number, };

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
export type LineStepsRequest = { 
/**
 * The moves after that.
 */
then: Array<string>, 
/**
 * The game or puzzle with its settings: `hex:size=11`.
 */
game: string, 
/**
 * The position that it started from, if not the usual one.
 */
start?: string | null, 
/**
 * The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
 * `time`, `time-1` and `time-2` say the same of a side whose time was up.
 */
moves: Array<string>, };

/**
 * The moves of a line, one after the other.
 */
export type LineSteps = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * As many as can be played.
 */
steps: Array<LineStep>, };

/**
 * A move that might be played.
 */
export type LineStep = { 
/**
 * Who would play it.
 */
side: number, 
/**
 * The move.
 */
move: string, 
/**
 * Where on the board, if the place keeps its name while the game goes on.
 */
place: string | null, 
/**
 * The middle of that place, in the coordinates of the scene.
 */
center: [number, number] | null, };

/**
 * All of it.
 */
export type PageOffers = { 
/**
 * The game for whoever has chosen none.
 */
welcome: Welcome, 
/**
 * What goes with each game and puzzle, by name.
 */
games: { [key in string]?: GameOffers }, 
/**
 * Where path searches are shown.
 */
path: StageOffers, 
/**
 * Where searches of games for two are.
 */
game: StageOffers, 
/**
 * What can be practiced.
 */
exercises: Array<ExerciseOffer>, };

/**
 * The game for whoever has chosen none.
 */
export type Welcome = { 
/**
 * As a spec.
 */
game: string, 
/**
 * The level to play against.
 */
opponent: string, };

/**
 * A board of every game and puzzle, to begin on: `/api/gallery`.
 */
export type Gallery = { 
/**
 * The version of the form.
 */
v: number, 
/**
 * The boards; the one for whoever has chosen none is the first.
 */
boards: Array<GalleryBoard>, };

/**
 * A board to begin on.
 */
export type GalleryBoard = { 
/**
 * The name of its game.
 */
name: string, 
/**
 * The game as a spec.
 */
game: string, 
/**
 * How many sides play: 1 for puzzles.
 */
sides: number, 
/**
 * How it looks.
 */
scene: SceneAnswer, };

/**
 * What goes with a game or a puzzle.
 */
export type GameOffers = { 
/**
 * What can be drawn over its board, by name; `values` is the map of what every move is worth.
 */
overlays: Array<string>, 
/**
 * Whether its sides are told apart by signs rather than by color.
 */
signs: boolean, 
/**
 * Whether one may ask what the other side would do if this one passed.
 */
threats: boolean, 
/**
 * Whether lines can be drawn from one of its places to another when a position is set up.
 */
strokes: boolean, 
/**
 * The spec of a board on which a search can be followed.
 */
followed: string, 
/**
 * The formats that a game of it can be written in.
 */
formats: Array<string>, };

/**
 * Where the algorithms of a kind are shown.
 */
export type StageOffers = { 
/**
 * The spec of the board.
 */
board: string, 
/**
 * The spec of the board for those that look at a great deal.
 */
small: string, 
/**
 * The spec of the algorithm that is shown where none is chosen.
 */
shown: string, 
/**
 * The specs of those that others are compared with.
 */
compared: Array<string>, 
/**
 * The spec that each algorithm is best watched with, by name.
 */
watched: { [key in string]?: string }, 
/**
 * The names of those that look at a great deal.
 */
long: Array<string>, };

/** What each address answers. */
export type Answers = {
  "/api/catalog": CatalogListing,
  "/api/gallery": Gallery,
  "/api/challenges": ChallengeList,
  "/api/searches": Searches,
  "/api/runs": Runs,
  "/api/runs/{name}": RunAnswer,
  "/api/runs/{name}/games/{index}": RunGame,
  "/api/library": LibraryAnswer,
  "/api/library/{name}": RecordAnswer,
  "/api/openapi.json": Record<string, unknown>,
};

/** What each address is asked, and answers. */
export type Questions = {
  "/api/view": { request: GameLine, answer: View },
  "/api/exact": { request: ExactRequest, answer: SolvedPosition },
  "/api/overlay": { request: OverlayRequest, answer: Overlays },
  "/api/touch": { request: TouchRequest, answer: Touched },
  "/api/steps": { request: LineStepsRequest, answer: LineSteps },
  "/api/record": { request: RecordRequest, answer: RecordAnswer },
  "/api/export": { request: ExportRequest, answer: Export },
  "/api/exercise": { request: ExerciseRequest, answer: ExerciseDocument },
  "/api/lab/trace": { request: TraceRequest, answer: TraceDocument },
  "/api/lab/window": { request: WindowRequest, answer: TraceDocument },
  "/api/lab/tree": { request: KeptTrace, answer: TreeColumns },
  "/api/lab/compare": { request: CompareRequest, answer: Comparison },
  "/api/runs/start": { request: RunRequest, answer: RunStarted },
  "/api/runs/stop": { request: RunNamed, answer: RunStarted },
  "/api/runs/resume": { request: RunNamed, answer: RunStarted },
  "/api/library/keep": { request: LibraryKeepRequest, answer: LibraryKept },
};
