export {
  ContentError,
  type ContentProblem,
  describeProblem,
  fileProblem,
} from './content-problem.ts';
export {
  type EditedFile,
  type EditedFolder,
  folderOf,
  type PackSource,
  withEdits,
} from './pack-source.ts';
export { filesIn, isIgnored, type PackTree, packTree } from './pack-tree.ts';
export { existsInPack, packPath, readPackBytes, readPackText } from './read-text.ts';
