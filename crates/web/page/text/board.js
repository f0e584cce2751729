/** What a screen reader calls the places of a board. */
export default {
  en: {
    'board.cell.empty': '{place}, empty',
    'board.cell.owned': '{place}, {who}',
    'board.line.free': 'line {place}, free',
    'board.line.drawn': 'line {place}, drawn',
    'board.pit': 'hole {place}, {n} pieces',
    'board.pit#one': 'hole {place}, 1 piece',
    'board.pit.owned': 'hole {place} of {who}, {n} pieces',
    'board.pit.owned#one': 'hole {place} of {who}, 1 piece',
    'board.piece': 'take {n} pieces from heap {heap}',
    'board.piece#one': 'take 1 piece from heap {heap}',
    'board.tile': 'tile {label}',
  },
  pt: {
    'board.cell.empty': '{place}, vazia',
    'board.cell.owned': '{place}, {who}',
    'board.line.free': 'linha {place}, livre',
    'board.line.drawn': 'linha {place}, traçada',
    'board.pit': 'casa {place}, {n} peças',
    'board.pit#one': 'casa {place}, 1 peça',
    'board.pit.owned': 'casa {place} do {who}, {n} peças',
    'board.pit.owned#one': 'casa {place} do {who}, 1 peça',
    'board.piece': 'tirar {n} peças do monte {heap}',
    'board.piece#one': 'tirar 1 peça do monte {heap}',
    'board.tile': 'peça {label}',
  },
};
