export { ContentError, type ContentProblem, describeProblem } from './content-problem.ts';
export { isLitter } from './litter.ts';
export { filesIn, type PackTree, packTree } from './pack-tree.ts';
export { packPath, readPackBytes, readPackText } from './read-text.ts';
