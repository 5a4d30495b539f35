export { addressHash } from './address-hash.ts';
export { contentFingerprint } from './content-fingerprint.ts';
export { mayWrite } from './letters.ts';
export { pagePostKey } from './page-post-key.ts';
export { earlierSubmission, storeOnce } from './store-once.ts';
