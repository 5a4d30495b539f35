export { changeMedia, deleteMedia, restoreMedia, retryMedia } from './change-media.ts';
export { type ImportedPicture, importPicture } from './import-picture.ts';
export { listMedia } from './list-media.ts';
export {
  getUpload,
  listUploads,
  noSuchFile,
  type UseCounts,
  uploadNamed,
} from './media-library.ts';
export { extensionOf, uploadUrl } from './media-names.ts';
export { digestOf, partsOf, readObject, storeParts } from './media-objects.ts';
export { purgeMedia } from './media-purge.ts';
export {
  type ClaimedPicture,
  claimPicture,
  failPicture,
  finishPicture,
  releasePicture,
} from './media-queue.ts';
export { mediaSources, packTexts } from './media-sources.ts';
export { countMediaUses, type MediaSources, mediaPathsIn, mediaUses } from './media-uses.ts';
export type { MediaWork, Original, PreparedPicture, Rendition } from './media-work.ts';
export { withUploads } from './published-media.ts';
export {
  copyObject,
  mediaCache,
  readRendition,
  uploadAtUrl,
  uploadFile,
} from './served-media.ts';
export { replaceMedia, type UploadResult, uploadMedia } from './upload-media.ts';
