export { ContentError } from './content-problem.ts';
export { exportPack } from './export-pack.ts';
export { loadChangedPack, loadPack } from './load-pack.ts';
export { packFingerprint } from './pack-fingerprint.ts';
export { pictureOf } from './picture-of.ts';
export { type AnnouncePictures, preparePictures } from './prepare-pictures.ts';
export { readServerCopy, readSite } from './server-copy.ts';
