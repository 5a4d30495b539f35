export { foldDevanagari } from './fold-devanagari.ts';
export { expandUmlauts } from './fold-letters.ts';
export { indexTokens, TOKENS_VERSION } from './index-tokens.ts';
export {
  type QueryToken,
  queryTokens,
  shortestPrefix,
  type TokenVariant,
} from './query-tokens.ts';
export { similarTokens } from './similar-tokens.ts';
export { splitWords } from './word-parts.ts';
