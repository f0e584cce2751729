/** Words of the arena. */
export default {
  en: {
    'arena.title': 'Arena', 'arena.about': 'Matches between players, with sides exchanged. Each run is a folder that the command line fills; here it can be read.',
    'arena.empty': 'There are no runs yet. One is made by:', 'arena.run': 'Run', 'arena.game': 'Game', 'arena.players': 'Players', 'arena.games': 'Games',
  },
  pt: {
    'arena.title': 'Arena', 'arena.about': 'Encontros entre jogadores, com lados trocados. Cada corrida é uma pasta que a linha de comandos enche; aqui pode ser lida.',
    'arena.empty': 'Ainda não há corridas. Faz-se uma com:', 'arena.run': 'Corrida', 'arena.game': 'Jogo', 'arena.players': 'Jogadores', 'arena.games': 'Jogos',
  },
};
