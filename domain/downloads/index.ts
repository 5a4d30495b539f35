export { downloadAddress, downloadPath } from './download-address.ts';
