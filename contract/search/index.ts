export { type AskedWord, askedWords, type Spelling } from './asked-words.ts';
export { foldDevanagari } from './fold-devanagari.ts';
export { spelledOut } from './fold-letters.ts';
export { indexedWords, TOKENS_VERSION } from './indexed-words.ts';
export { nearWords } from './near-words.ts';
export { partsOf } from './parts.ts';
