export { mayAcknowledge } from './acknowledgement-limit.ts';
export { contentFingerprint } from './content-fingerprint.ts';
export { ipHash } from './ip-hash.ts';
export { pagePostKey } from './page-post-key.ts';
export { earlierSubmission, storeOnce } from './store-once.ts';
export { unusedId } from './unused-id.ts';
