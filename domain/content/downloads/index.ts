export { downloadPath, downloadUrl } from './download-url.ts';
export { fileDigest } from './file-digest.ts';
