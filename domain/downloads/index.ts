export { downloadPath, downloadUrl } from './download-url.ts';
