export { wordsOf } from './words-of.ts';
