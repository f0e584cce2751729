// Drives `jogada gtp hex` with the controller of Sabaki: node sabaki_controls_hex.mjs path/to/jogada
//
// Each check is one session of the program with a controller that knows nothing of it but the protocol.
import assert from 'node:assert/strict'
import {createRequire} from 'node:module'

const {Controller} = createRequire(import.meta.url)('@sabaki/gtp')
const jogada = process.argv[2]

/** Starts a server, hands `work` a function that sends a command and wants success, and stops the server again. */
async function withServer(args, work) {
  const controller = new Controller(jogada, ['gtp', ...args])
  controller.start()
  const ask = async (line, subscriber) => {
    const [name, ...rest] = line.split(' ')
    return controller.sendCommand({name, args: rest}, subscriber)
  }
  const tell = async (line, subscriber) => {
    const response = await ask(line, subscriber)
    assert.equal(response.error, false, `${line}: ${response.content}`)
    return response.content
  }
  try {
    return await work({controller, ask, tell})
  } finally {
    await controller.stop()
  }
}

/** Plays two servers against each other after `opening` until one of them has won; returns all moves. */
async function match(black, white, opening) {
  const moves = []
  for (const side of [black, white]) {
    await side.tell('boardsize 5')
    await side.tell('clear_board')
    await side.tell('param_game allow_swap 1')
  }
  while ((await black.ask('final_score')).error) {
    assert.ok(moves.length <= 26, 'a game on 25 cells ends')
    const [mover, other] = moves.length % 2 === 0 ? [black, white] : [white, black]
    const color = mover === black ? 'B' : 'W'
    const said = opening[moves.length]
    const move = said ?? (await mover.tell(`genmove ${color}`))
    if (said) await mover.tell(`play ${color} ${said}`)
    await other.tell(`play ${color} ${move}`)
    moves.push(move)
  }
  assert.equal(await black.tell('final_score'), await white.tell('final_score'))
  assert.equal(await black.tell('showboard'), await white.tell('showboard'))
  return moves
}

const player = ['hex', '--player', 'mcts:nodes=2000']
const both = work => withServer(player, black => withServer(player, white => work(black, white)))

const checks = {
  'a whole game in which the swap is told': () =>
    both(async (black, white) => {
      const moves = await match(black, white, ['c3', 'swap-pieces'])
      assert.ok(moves.length > 4)
    }),

  'a whole game in which the server swaps a strong opening itself': () =>
    both(async (black, white) => {
      const moves = await match(black, white, ['c3'])
      assert.equal(moves[1], 'swap-pieces')
    }),

  'a game is taken back to its start': () =>
    withServer(player, async ({ask, tell}) => {
      await tell('boardsize 4')
      const start = await tell('showboard')
      for (const color of ['B', 'W', 'B']) await tell(`genmove ${color}`)
      for (let move = 0; move < 3; move++) await tell('undo')
      assert.equal(await tell('showboard'), start)
      assert.equal((await ask('undo')).error, true)
    }),

  'what is wrong is refused and the session goes on': () =>
    withServer(player, async ({ask, tell}) => {
      for (const line of ['fly', 'play B z99', 'play W a1', 'boardsize 99', 'genmove green'])
        assert.equal((await ask(line)).error, true, line)
      assert.equal(await tell('name'), 'Jogada')
    }),

  'numbers of commands come back': () =>
    withServer(player, async ({controller}) => {
      const response = await controller.sendCommand({id: 17, name: 'protocol_version'})
      assert.deepEqual([response.id, response.content], [17, '2'])
    }),

  'an analysis reports and ends with the next command': () =>
    withServer(['hex', '--player', 'mcts'], async ({tell}) => {
      let heard
      const first = new Promise(resolve => (heard = resolve))
      const analysis = tell('analyze B 50', ({line}) => line.startsWith('info move') && heard())
      await first
      assert.equal(await tell('name'), 'Jogada')
      assert.match(await analysis, /info move [a-k]\d+ visits \d+ .* pv /)
    }),
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  try {
    await check()
    console.log(`ok ${name}`)
  } catch (error) {
    failed += 1
    console.log(`FAILED ${name}\n${error.stack}`)
  }
}
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
