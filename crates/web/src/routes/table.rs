//! The documented addresses: the router, the machine-readable description and the manual page are made from this.

/// An address that programs may rely on.
pub(crate) struct Route {
    /// `get` or `post`.
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// The shape of the request, if it has a body.
    pub(crate) request: Option<&'static str>,
    /// The shape of the answer.
    pub(crate) answer: &'static str,
    /// The media type of the answer.
    pub(crate) media: &'static str,
    /// What it does, in English and in Portuguese.
    pub(crate) about: [&'static str; 2],
}

const JSON: &str = "application/json";

const fn look(path: &'static str, answer: &'static str, about: [&'static str; 2]) -> Route {
    Route { method: "get", path, request: None, answer, media: JSON, about }
}

const fn ask(path: &'static str, request: &'static str, answer: &'static str, about: [&'static str; 2]) -> Route {
    Route { method: "post", path, request: Some(request), answer, media: JSON, about }
}

/// All of them.
pub(crate) const ROUTES: &[Route] = &[
    look(
        "/api/catalog",
        "CatalogListing",
        [
            "Games, puzzles, levels and algorithms with everything that can be set",
            "Jogos, quebra-cabeças, níveis e algoritmos, com tudo o que se pode definir",
        ],
    ),
    ask(
        "/api/view",
        "GameLine",
        "View",
        [
            "A position as a page shows it: board, legal moves, score, ending",
            "Uma posição tal como a página a mostra: tabuleiro, jogadas, pontos, fim",
        ],
    ),
    ask(
        "/api/exact",
        "ExactRequest",
        "SolvedPosition",
        [
            "What is proven about each move, if that takes but a moment",
            "O que está provado de cada jogada, se for coisa de um instante",
        ],
    ),
    ask(
        "/api/overlay",
        "OverlayRequest",
        "Overlays",
        ["What can be drawn over the board to explain it", "O que se pode desenhar sobre o tabuleiro para o explicar"],
    ),
    ask(
        "/api/steps",
        "LineStepsRequest",
        "LineSteps",
        [
            "Where the moves of an expected line would be made, and by whom",
            "Onde seriam feitas as jogadas de uma linha esperada, e por quem",
        ],
    ),
    ask(
        "/api/record",
        "RecordRequest",
        "RecordAnswer",
        ["Reads a game: JSON, text, SGF, a link", "Lê um jogo: JSON, texto, SGF, uma ligação"],
    ),
    ask(
        "/api/export",
        "ExportRequest",
        "Export",
        [
            "Writes a game: JSON, text, SGF, a link, a picture",
            "Escreve um jogo: JSON, texto, SGF, uma ligação, uma imagem",
        ],
    ),
    ask(
        "/api/lab/trace",
        "TraceRequest",
        "TraceDocument",
        [
            "A search written down step by step, with the pseudocode of its algorithm",
            "Uma procura registada passo a passo, com o pseudocódigo do seu algoritmo",
        ],
    ),
    ask(
        "/api/lab/compare",
        "CompareRequest",
        "Comparison",
        [
            "One position searched by several algorithms, with the figures of each",
            "Uma posição procurada por vários algoritmos, com os números de cada um",
        ],
    ),
    Route {
        method: "post",
        path: "/api/search",
        request: Some("SearchRequest"),
        answer: "News",
        media: "application/x-ndjson",
        about: [
            "A search, one line of news after the other; closing the connection stops it",
            "Uma procura, uma linha de notícias após outra; fechar a ligação para-a",
        ],
    },
    Route {
        method: "get",
        path: "/api/live",
        request: Some("SearchOrder"),
        answer: "News",
        media: "application/json",
        about: [
            "A WebSocket for any number of searches: orders in, news out; closing it stops them",
            "Um WebSocket para várias procuras: entram ordens, saem notícias; fechá-lo para-as",
        ],
    },
    look(
        "/api/searches",
        "Searches",
        ["How many searches run now, and how many may", "Quantas procuras correm agora, e quantas podem correr"],
    ),
    look("/api/runs", "Runs", ["The runs of the arena on this machine", "As provas da arena nesta máquina"]),
    look(
        "/api/runs/{name}",
        "RunAnswer",
        ["A run: ratings, cross table, games", "Uma prova: classificação, tabela cruzada, jogos"],
    ),
    look(
        "/api/runs/{name}/games/{index}",
        "RunGame",
        ["A game of a run, ready to be played through", "Um jogo de uma prova, pronto a percorrer"],
    ),
    look(
        "/api/openapi.json",
        "object",
        ["This description, for programs (OpenAPI 3.1)", "Esta descrição, para programas (OpenAPI 3.1)"],
    ),
];
