export { entryFiles, fileOf, KIND_FOLDERS, kindOf, pathOf, titleOf } from './entry-kinds.ts';
export {
  type EntryUpdate,
  type NewVersion,
  type Reconciliation,
  reconcile,
  type StoredEntry,
} from './reconcile.ts';
export {
  addVersion,
  applyUpdates,
  conflictFiles,
  createEntry,
  storedEntries,
} from './stored-entries.ts';
