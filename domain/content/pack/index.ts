export { ContentError } from '#domain/content/pack-files/index.ts';
export { readSite } from './brand.ts';
export { loadChangedPack, loadPack } from './load-pack.ts';
export { packFingerprint } from './pack-fingerprint.ts';
export { type PackMedia, packMedia, packTexts } from './pack-media.ts';
export { type AnnouncePictures, pictureOf, preparePictures } from './pack-pictures.ts';
export type { SiteModules } from './site-modules.ts';
export { storedModules } from './stored-modules.ts';
