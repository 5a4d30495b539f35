export { type ContentWork, createContentWork } from './content-work.ts';
export { createDraft } from './create-entry.ts';
export { draftTexts, toEdits } from './draft-texts.ts';
export { discardDraft, getDraft, versionSource } from './drafts.ts';
export { getEntry } from './get-entry.ts';
export {
  announceImports,
  type ImportedState,
  importedFiles,
  importedState,
  storeImported,
  updateImported,
} from './imported-drafts.ts';
export { listEntries } from './list-entries.ts';
export { listPublications } from './list-publications.ts';
export { maintainEntries } from './maintain-entries.ts';
export { cancelPublication, planPublication } from './plan-publication.ts';
export { duePublications } from './publish-due.ts';
export { invalidFields, type PublishedPack, type Publisher, publishedPack } from './publisher.ts';
export { askReview, setReview } from './reviews.ts';
export { saveDraft } from './save-draft.ts';
export { listShareLinks, revokeShareLink, shareDraft, sharedVersion } from './share-links.ts';
export { restoreEntry } from './take-off.ts';
export { listTranslations } from './translations.ts';
export { compareWithLive, listVersions, restoreVersion } from './versions.ts';
export { seeEntry } from './viewers.ts';
