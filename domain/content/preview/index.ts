export { FieldMarks, type MarkedField, withoutMarks } from './field-marks.ts';
export { filledDrafts } from './filled-draft.ts';
export { openPreview, type Preview } from './mark-page.ts';
export { markedAnswer, markedApi } from './marked-answer.ts';
export { markedPack } from './marked-pack.ts';
export { type ResolvedPage, resolveMarks } from './resolve-marks.ts';
export { type WrittenFiles, writtenFiles } from './written-files.ts';
