export { FieldMarks, type MarkedField, withoutMarks } from './field-marks.ts';
export { openPreview, type Preview } from './mark-page.ts';
export { markedAnswer, markedApi } from './marked-answer.ts';
export { markedPack, type WrittenFile } from './marked-pack.ts';
export { type ResolvedPage, resolveMarks } from './resolve-marks.ts';
