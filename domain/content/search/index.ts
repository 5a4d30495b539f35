export {
  deleteOldMissedSearches,
  listMissedSearches,
  MissedSearches,
  storeMissedSearches,
} from './missed-searches.ts';
export { createSiteSearch, type SiteSearch } from './search-site.ts';
export { changeVisibility, ENTRIES_VERSION, type NewEntry, storeEntries } from './store-entries.ts';
