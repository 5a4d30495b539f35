export {
  ContentError,
  type ContentProblem,
  describeProblem,
  fileProblem,
} from './content-problem.ts';
export { filesIn, isIgnored, type PackTree, packTree } from './pack-tree.ts';
export { packPath, readPackBytes, readPackText } from './read-text.ts';
