declare const words: import('../script/text.js').Table;
export default words;
