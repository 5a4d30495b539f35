export { searchedWords } from './searched-words.ts';
export { addressWords, numberWords, plainWords } from './words.ts';
