export { indexApplicant, indexArrived } from './index-applicants.ts';
export { searchedWords } from './searched-words.ts';
