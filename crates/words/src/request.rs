//! What the server says to whoever asks it.

use crate::table::phrases;

phrases! {
    /// Why a request is not answered, apart from games.
    pub enum Refused {
        Form { en: "the request does not have the documented form", pt: "o pedido não tem a forma documentada" }
        Busy {
            en: "too many searches are running; try again in a moment",
            pt: "há demasiadas procuras a correr; tente daqui a pouco",
        }
        Full {
            en: "too many connections are open; try again in a moment",
            pt: "há demasiadas ligações abertas; tente daqui a pouco",
        }
        Slow { en: "the request was not said in time", pt: "o pedido não chegou a tempo" }
        TooLarge { en: "this is too large", pt: "isto é grande demais" }
        Forbidden {
            en: "this server only answers its own page; open it at the address that it printed",
            pt: "este servidor só responde à sua própria página; abra-a no endereço que ele mostrou",
        }
        NotFound { en: "there is nothing here", pt: "não há nada aqui" }
        Method { en: "this address is asked in another way", pt: "este endereço pede-se de outra maneira" }
        Format {
            en: "there is no such format, or this game can not be written in it",
            pt: "não há tal formato, ou este jogo não se pode escrever nele",
        }
        Record { en: "this can not be read as a game", pt: "isto não se consegue ler como um jogo" }
        Unwatchable {
            en: "this algorithm can not be watched step by step",
            pt: "este algoritmo não pode ser visto passo a passo",
        }
        HumansThink { en: "people think for themselves", pt: "as pessoas pensam por si" }
        Engines {
            en: "other programs play in the arena of the command line alone",
            pt: "outros programas só jogam na arena da linha de comandos",
        }
        Limit { en: "whoever searches here does not take this limit", pt: "quem procura aqui não aceita este limite" }
        Unsuited { en: "this does not fit what is played", pt: "isto não serve para o que se joga" }
        Internal {
            en: "something went wrong in the program; please report what you did",
            pt: "algo correu mal no programa; por favor comunique o que fez",
        }
    }
}

phrases! {
    /// What the manual of the server says.
    pub enum Handbook {
        Introduction {
            en: "Every request brings the whole game along; the server remembers nothing. Values are First's point of view.",
            pt: "Cada pedido traz o jogo inteiro; o servidor não guarda nada. Os valores são vistos pelo Primeiro.",
        }
        Addresses { en: "Addresses", pt: "Endereços" }
        Shapes { en: "Shapes", pt: "Formas" }
        ShapesAbout {
            en: "Fields are described as in the TypeScript types and in openapi.json.",
            pt: "Os campos são descritos em inglês, tal como nos tipos TypeScript e em openapi.json.",
        }
    }
}

phrases! {
    /// What the addresses of the server are for.
    pub enum Address {
        Catalog {
            en: "Games, puzzles, levels and algorithms with everything that can be set",
            pt: "Jogos, quebra-cabeças, níveis e algoritmos, com tudo o que se pode definir",
        }
        View {
            en: "A position as a page shows it: board, legal moves, score, ending",
            pt: "Uma posição tal como a página a mostra: tabuleiro, jogadas, pontos, fim",
        }
        Exact {
            en: "What is proven about each move, if that takes but a moment",
            pt: "O que está provado de cada jogada, se for coisa de um instante",
        }
        Overlay {
            en: "What can be drawn over the board to explain it",
            pt: "O que se pode desenhar sobre o tabuleiro para o explicar",
        }
        RunRecords { en: "All games of a run, a record a line", pt: "Todos os jogos de uma prova, um registo por linha" }
        Library {
            en: "The games kept on this machine, where the program runs for one person",
            pt: "Os jogos guardados nesta máquina, se o programa corre para uma só pessoa",
        }
        LibraryKeep { en: "Keeps a game there", pt: "Guarda lá um jogo" }
        LibraryOpen { en: "A game that is kept there", pt: "Um jogo que lá está" }
        Gallery {
            en: "A board of every game and puzzle, to begin on",
            pt: "Um tabuleiro de cada jogo e quebra-cabeças, para começar",
        }
        Challenges {
            en: "Positions in which exactly one move wins, with the answers",
            pt: "Posições em que só uma jogada ganha, com as respostas",
        }
        Exercise {
            en: "Something to practice, made from a seed, with its answers",
            pt: "Algo para praticar, feito de uma semente, com as respostas",
        }
        Touch {
            en: "What pointing at a place makes of a position that is set up",
            pt: "O que apontar para um lugar faz de uma posição que se está a montar",
        }
        Steps {
            en: "Where the moves of an expected line would be made, and by whom",
            pt: "Onde seriam feitas as jogadas de uma linha esperada, e por quem",
        }
        Record { en: "Reads a game: JSON, text, SGF, a link", pt: "Lê um jogo: JSON, texto, SGF, uma ligação" }
        Export {
            en: "Writes a game: JSON, text, SGF, a link, a picture",
            pt: "Escreve um jogo: JSON, texto, SGF, uma ligação, uma imagem",
        }
        Trace {
            en: "A search written down step by step, with the pseudocode of its algorithm",
            pt: "Uma procura registada passo a passo, com o pseudocódigo do seu algoritmo",
        }
        Window {
            en: "A part of a long search that was kept, with what had happened before to the nodes in it",
            pt: "Uma parte de uma procura longa que ficou guardada, com o que já acontecera aos seus nós",
        }
        Tree {
            en: "The whole tree of a search that was kept, in columns",
            pt: "A árvore inteira de uma procura que ficou guardada, em colunas",
        }
        Compare {
            en: "One position searched by several algorithms, with the figures of each",
            pt: "Uma posição procurada por vários algoritmos, com os números de cada um",
        }
        Search {
            en: "A search, one line of news after the other; closing the connection stops it",
            pt: "Uma procura, uma linha de notícias após outra; fechar a ligação para-a",
        }
        Live {
            en: "A WebSocket for any number of searches: orders in, news out; closing it stops them",
            pt: "Um WebSocket para várias procuras: entram ordens, saem notícias; fechá-lo para-as",
        }
        Searches {
            en: "How many searches run now, and how many may",
            pt: "Quantas procuras correm agora, e quantas podem correr",
        }
        Runs { en: "The runs of the arena on this machine", pt: "As provas da arena nesta máquina" }
        Run { en: "A run: ratings, cross table, games", pt: "Uma prova: classificação, tabela cruzada, jogos" }
        RunStart { en: "Starts a run, which goes on when nobody looks", pt: "Começa uma prova, que segue sem ninguém a ver" }
        RunStop { en: "Stops a run; its games are kept", pt: "Para uma prova; os seus jogos ficam" }
        RunResume { en: "Goes on with a run", pt: "Continua uma prova" }
        RunGame { en: "A game of a run, ready to be played through", pt: "Um jogo de uma prova, pronto a percorrer" }
        OpenApi {
            en: "This description, for programs (OpenAPI 3.1)",
            pt: "Esta descrição, para programas (OpenAPI 3.1)",
        }
    }
}
