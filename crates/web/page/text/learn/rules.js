/**
 * The rules of the games, each in both languages: English, then Portuguese.
 *
 * @typedef {[string, string]} Pair
 * @typedef {{ name: Pair, example: string, rules: Pair[], notation: Pair, think: Pair[] }} Rules
 */

/** @type {Record<string, Rules>} */
export default {
  nim: {
    name: ['Nim', 'Nim'],
    example: 'nim:start=1+3+5',
    rules: [
      ['There are several heaps of pieces. The two sides take turns.', 'Há vários montes de peças. Os dois lados jogam à vez.'],
      ['A move takes one or more pieces from a single heap.', 'Uma jogada tira uma ou mais peças de um só monte.'],
      ['Whoever takes the last piece wins. In the misère variant whoever takes it loses.', 'Ganha quem tirar a última peça. Na variante misère, quem a tirar perde.'],
    ],
    notation: ['`3-2` takes two pieces from the third heap.', '`3-2` tira duas peças do terceiro monte.'],
    think: [
      ['Write the heap sizes in binary and add them without carrying: that is the nim-sum. A position is lost for the side to move exactly when the nim-sum is zero.', 'Escreva os montes em binário e some-os sem transporte: é a soma-nim. A posição está perdida para quem joga exatamente quando a soma-nim é zero.'],
      ['So the winning plan is always the same: make the nim-sum zero. From 1, 3, 5 the only move that does so takes three pieces from the last heap.', 'O plano ganhador é pois sempre o mesmo: pôr a soma-nim a zero. De 1, 3, 5 a única jogada que o consegue tira três peças do último monte.'],
    ],
  },
  'tic-tac-toe': {
    name: ['Tic-tac-toe', 'Jogo do galo'],
    example: 'tic-tac-toe',
    rules: [
      ['The sides take turns to mark an empty cell, First with ×, Second with ○.', 'Os lados marcam à vez uma casa vazia, o Primeiro com ×, o Segundo com ○.'],
      ['Three marks of one side in a row, across, down or diagonally, win. A full board without such a row is a draw.', 'Três marcas de um lado em linha, na horizontal, na vertical ou na diagonal, ganham. Um tabuleiro cheio sem isso é empate.'],
      ['Rows, columns and the length of the winning line can be set: any m,n,k game is possible.', 'As linhas, as colunas e o comprimento que ganha podem mudar-se: qualquer jogo m,n,k é possível.'],
    ],
    notation: ['Cells are `1` to `9`, row by row; on other sizes `a1`, `b3` and so on.', 'As casas são `1` a `9`, linha a linha; noutros tamanhos `a1`, `b3`, etc.'],
    think: [
      ['With best play the game is a draw. Its whole tree has half a million lines, few enough for plain minimax, which makes it the best first game to watch in the lab.', 'Jogado sem erros dá empate. A árvore inteira tem meio milhão de sequências, poucas o bastante para o minimax simples: é o melhor primeiro jogo para ver no laboratório.'],
      ['Look for forks: a mark that makes two threats at once can not be answered.', 'Procure duplas ameaças: uma marca que ameaça em duas linhas ao mesmo tempo não tem resposta.'],
    ],
  },
  hex: {
    name: ['Hex', 'Hex'],
    example: 'hex:size=5,swap=off',
    rules: [
      ['The board is a rhombus of hexagons. First owns the top and bottom edges, Second the left and right ones.', 'O tabuleiro é um losango de hexágonos. O Primeiro tem os lados de cima e de baixo, o Segundo os da esquerda e da direita.'],
      ['A move puts a stone on an empty cell. Stones never move and are never taken.', 'Uma jogada põe uma pedra numa casa vazia. As pedras não se movem nem se tiram.'],
      ['Whoever joins the two own edges by an unbroken chain wins. There are no draws.', 'Ganha quem ligar os seus dois lados por uma cadeia sem falhas. Não há empates.'],
      ['Because starting is an advantage, Second may answer the first stone with `swap`: it becomes Second’s, mirrored on the long diagonal.', 'Como começar é vantagem, o Segundo pode responder à primeira pedra com `swap`: ela passa a ser sua, refletida na diagonal maior.'],
    ],
    notation: ['A letter for the column and a number for the row: `c2`. `swap` is a move too.', 'Uma letra para a coluna e um número para a linha: `c2`. `swap` também é uma jogada.'],
    think: [
      ['Two stones with two empty cells in common are as good as joined: a bridge. If the opponent takes one of the cells, take the other.', 'Duas pedras com duas casas vazias em comum estão praticamente ligadas: é uma ponte. Se o adversário ocupar uma das casas, ocupe a outra.'],
      ['Attack and defense are the same here: blocking the opponent completely is the same as joining your own sides.', 'Atacar e defender são aqui a mesma coisa: barrar por completo o adversário é ligar os próprios lados.'],
    ],
  },
  'dots-and-boxes': {
    name: ['Dots and Boxes', 'Pontos e quadrados'],
    example: 'dots-and-boxes:rows=2,cols=2',
    rules: [
      ['A move draws a line between two neighboring dots.', 'Uma jogada traça uma linha entre dois pontos vizinhos.'],
      ['Whoever draws the fourth side of a box gets the box and moves again.', 'Quem traça o quarto lado de um quadrado fica com ele e joga outra vez.'],
      ['When all lines are drawn, more boxes win.', 'Quando todas as linhas estão traçadas, ganham mais quadrados.'],
    ],
    notation: ['`h2.1` is the first horizontal line of the second row, `v1.3` the third vertical line of the first.', '`h2.1` é a primeira linha horizontal da segunda fila, `v1.3` a terceira vertical da primeira.'],
    think: [
      ['Do not draw the third side of a box while there is another move. In the end someone must, and the boxes fall in chains.', 'Não trace o terceiro lado de um quadrado enquanto houver outra jogada. No fim alguém terá de o fazer, e os quadrados caem em cadeias.'],
      ['The strong reply to a long chain is to take all but two of its boxes and leave those: the opponent takes them and must open the next chain. Who will be forced to open first is a matter of counting.', 'A resposta forte a uma cadeia longa é tomar todos os quadrados menos dois e deixá-los: o adversário fica com eles e tem de abrir a cadeia seguinte. Quem será obrigado a abrir primeiro é uma questão de contas.'],
    ],
  },
  'adji-boto': {
    name: ['Adji-boto', 'Adji-boto'],
    example: 'adji-boto',
    rules: [
      ['Two rows of six holes, eight pieces in each. First owns the bottom row, Second the top one. (This is the course variant; the historical game is another.)', 'Duas filas de seis covas, oito peças em cada. O Primeiro tem a fila de baixo, o Segundo a de cima. (Esta é a variante do curso; o jogo histórico é outro.)'],
      ['A move takes all pieces of one of your holes and sows them counter-clockwise, one a hole, skipping the hole they came from.', 'Uma jogada tira todas as peças de uma cova própria e semeia-as no sentido contrário ao dos ponteiros, uma por cova, saltando a cova de onde vieram.'],
      ['If the last piece falls into the opponent’s row and makes one, three or five there, those pieces are captured.', 'Se a última peça cai na fila do adversário e lá faz uma, três ou cinco, essas peças são capturadas.'],
      ['A side without pieces is skipped. When the board is empty, more captured pieces win.', 'Um lado sem peças perde a vez. Quando o tabuleiro fica vazio, ganham mais peças capturadas.'],
    ],
    notation: ['The number of the hole in your own row, `1` to `6`.', 'O número da cova na própria fila, de `1` a `6`.'],
    think: [
      ['What counts is where a sowing ends. Count the pieces of a hole before you play it: the page shows the last hole when you ask for it.', 'O que conta é onde acaba a sementeira. Conte as peças de uma cova antes de a jogar: a página mostra a última cova se lho pedir.'],
    ],
  },
  'adji-boto-puzzle': {
    name: ['Adji-boto puzzle', 'Quebra-cabeças Adji-boto'],
    example: 'adji-boto-puzzle:problem=A',
    rules: [
      ['One player, the same board and the same sowing; any hole of either row may be played.', 'Um só jogador, o mesmo tabuleiro e a mesma sementeira; pode jogar-se qualquer cova de qualquer fila.'],
      ['Whenever the last piece makes one, three or five in its hole, those pieces leave the board.', 'Sempre que a última peça faz uma, três ou cinco na sua cova, essas peças saem do tabuleiro.'],
      ['The goal is an empty board in as few moves as possible.', 'O objetivo é esvaziar o tabuleiro no menor número de jogadas.'],
    ],
    notation: ['`t3` is the third hole of the top row, `b3` that of the bottom row.', '`t3` é a terceira cova da fila de cima, `b3` a da fila de baixo.'],
    think: [
      ['A move takes five pieces at most, so at least a fifth of the pieces, rounded up, is the number of moves still needed: that is the heuristic `fifths`, which never promises too much.', 'Uma jogada tira no máximo cinco peças, portanto faltam pelo menos tantas jogadas quantas um quinto das peças, arredondado para cima: é a heurística `fifths`, que nunca promete demais.'],
      ['The twelve holes form a ring, so turning the board does not change the problem. Searches that know this look at a twelfth of the states.', 'As doze covas formam um anel, por isso rodar o tabuleiro não muda o problema. As procuras que o sabem veem um doze avos dos estados.'],
    ],
  },
  'sliding-tiles': {
    name: ['Sliding tiles', 'Peças deslizantes'],
    example: 'sliding-tiles',
    rules: [
      ['Tiles with numbers lie in a frame with one gap. A tile beside the gap may slide into it.', 'Peças numeradas estão numa moldura com um espaço vazio. Uma peça ao lado do espaço pode deslizar para ele.'],
      ['The goal is to bring the tiles into order, in as few moves as possible.', 'O objetivo é pôr as peças por ordem, no menor número de jogadas.'],
    ],
    notation: ['`u`, `d`, `l`, `r`: the way the gap goes.', '`u`, `d`, `l`, `r`: para onde vai o espaço (cima, baixo, esquerda, direita).'],
    think: [
      ['Each tile must travel at least its distance to its place. The sum of those distances is the heuristic `manhattan`; two tiles in their own row but in the wrong order cost two more moves: `linear-conflict`.', 'Cada peça tem de andar pelo menos a distância ao seu lugar. A soma dessas distâncias é a heurística `manhattan`; duas peças na sua linha mas em ordem trocada custam mais duas jogadas: `linear-conflict`.'],
      ['Half of all arrangements can never be solved, and the hardest of the others on the 3×3 frame needs 31 moves.', 'Metade das disposições nunca se resolve, e a mais difícil das outras, na moldura 3×3, precisa de 31 jogadas.'],
    ],
  },
};
