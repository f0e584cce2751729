/** The rules of each game in a few sentences, for the help. */
export default {
  en: {
    'rules.hex': 'Take turns to put a stone on any empty cell. First (red) joins the top and the bottom, Second (blue, with a ring) the left and the right; corners belong to both. There are no draws.\nAfter the first stone Second may swap: the stone is mirrored on the long diagonal and becomes Second’s.',
    'rules.nim': 'Take as many pieces as you like, at least one, from a single heap. Who takes the last piece wins; in misère play, loses. Click on a piece to take it and all above it.',
    'rules.tic-tac-toe': 'Take turns to mark an empty cell: First a cross, Second a nought. Three in a row, across, down or diagonally, win; other sizes ask for as many as their settings say.',
    'rules.dots-and-boxes': 'Take turns to draw a line between two neighboring dots. Who closes a box gets it and moves again. When all lines are drawn, most boxes win.',
    'rules.adji-boto': 'First owns the bottom row, Second the top one. Take all pieces of one of your holes and sow them counterclockwise, one a hole, past the hole they came from. If the last piece falls into the opponent’s row and that hole then holds one, three or five, you capture them. Who has nothing to move is skipped; when the board is empty, most captures win. This is a course variant of the game.',
    'rules.adji-boto-puzzle': 'Alone, and with any hole of either row: the same sowing, and one, three or five in the last hole are captured anywhere. Empty the board in as few moves as possible.',
    'rules.sliding-tiles': 'Slide a tile beside the gap into it, until all are in order.',
  },
  pt: {
    'rules.hex': 'À vez, põe-se uma pedra em qualquer casa vazia. O Primeiro (vermelho) une o topo e o fundo, o Segundo (azul, com um anel) a esquerda e a direita; os cantos são de ambos. Não há empates.\nDepois da primeira pedra o Segundo pode trocar: a pedra é refletida na diagonal maior e passa a ser sua.',
    'rules.nim': 'Tiram-se quantas peças se quiser, pelo menos uma, de um só monte. Quem tira a última ganha; em misère, perde. Clique numa peça para a tirar com todas as que estão por cima.',
    'rules.tic-tac-toe': 'À vez, marca-se uma casa vazia: o Primeiro com uma cruz, o Segundo com uma bola. Três em linha, na horizontal, na vertical ou na diagonal, ganham; noutros tamanhos, tantas quantas se definir.',
    'rules.dots-and-boxes': 'À vez, traça-se uma linha entre dois pontos vizinhos. Quem fecha um quadrado fica com ele e joga outra vez. Traçadas todas as linhas, ganha quem tiver mais quadrados.',
    'rules.adji-boto': 'A linha de baixo é do Primeiro, a de cima do Segundo. Tiram-se todas as peças de uma casa própria e semeiam-se no sentido contrário ao dos ponteiros do relógio, uma por casa, saltando a casa de onde saíram. Se a última cair na linha do adversário e essa casa ficar com uma, três ou cinco, são capturadas. Quem não tem jogada passa a vez; com o tabuleiro vazio, ganha quem capturou mais. É uma variante de aula do jogo.',
    'rules.adji-boto-puzzle': 'A sós, e com qualquer casa das duas linhas: a mesma sementeira, e uma, três ou cinco na última casa são capturadas em qualquer lado. Esvazie o tabuleiro no menor número de jogadas.',
    'rules.sliding-tiles': 'Faça deslizar para o espaço vazio uma peça ao lado dele, até ficarem todas por ordem.',
  },
};
