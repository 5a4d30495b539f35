export { searchedWords } from './searched-words.ts';
export {
  areMeant,
  type Meant,
  MOST_MEANT,
  mistakesIn,
  similarWords,
  withMeant,
} from './similar-words.ts';
export { addressWords, numberWords, plainWords } from './words.ts';
