export {
  entryFiles,
  fileOf,
  KIND_FOLDERS,
  kindOf,
  pathOf,
  STORED_AS_PAGES,
  titleOf,
} from './entry-kinds.ts';
export {
  itemName,
  itemPaths,
  type Listing,
  listedPages,
  listingsIn,
  listingsOf,
  withItems,
  withoutItems,
} from './listings.ts';
export {
  type EntryUpdate,
  type NewVersion,
  type Reconciliation,
  reconcile,
  type StoredEntry,
} from './reconcile.ts';
export { describeRefusal, fileUpdate, keepRefused, type Refusal } from './refusals.ts';
export {
  addVersion,
  applyUpdates,
  conflictFiles,
  createEntry,
  storedEntries,
} from './stored-entries.ts';
