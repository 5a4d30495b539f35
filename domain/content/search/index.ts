export { EntryKinds } from './entry-kinds.ts';
export {
  deleteOldMissedSearches,
  listMissedSearches,
  MissedSearches,
  storeMissedSearches,
} from './missed-searches.ts';
export { searchSite } from './search-site.ts';
export { changeVisibility, ENTRIES_VERSION, type NewEntry, storeEntries } from './store-entries.ts';
