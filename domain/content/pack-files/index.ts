export { baseMessages, isBaseText, originalOf } from './base-pack.ts';
export { baseTexts } from './base-texts.ts';
export {
  ContentError,
  type ContentProblem,
  describeProblem,
  fileProblem,
} from './content-problem.ts';
export { type LeftOut, leftOutOf, writtenHub } from './left-out.ts';
export {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  articleFolders,
  authorPath,
  categoriesFile,
  DEPARTMENTS_FILE,
  entryPages,
  FOCUS_FILE,
  IMPACT_STORY_PAGE,
  JOB_FOLDER,
  OPTIONS_FILE,
  PAPER_SOURCES,
} from './pack-names.ts';
export {
  type EditedFile,
  type EditedFolder,
  folderOf,
  type PackSource,
  withEdits,
} from './pack-source.ts';
export { filesIn, isIgnored, type PackTree, packTree } from './pack-tree.ts';
export {
  existsInPack,
  isFromBasePack,
  packPath,
  readPackBytes,
  readPackText,
} from './read-text.ts';
