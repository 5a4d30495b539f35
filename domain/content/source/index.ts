export { applyChanges } from './apply-changes.ts';
export { ChangeError, pathName } from './change-error.ts';
export type { ChangeOptions } from './change-yaml.ts';
export { changedFields } from './changed-fields.ts';
export { changeValue, isSame, valueIn } from './json-values.ts';
export { type MergedSource, mergeSources } from './merge-sources.ts';
export { type ConflictChoice, resolveConflicts } from './resolve-conflicts.ts';
export { type ParsedSource, parsedSource, valueAt } from './source-parts.ts';
export { wordDiff } from './word-diff.ts';
