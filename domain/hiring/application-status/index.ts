export { addDocument } from './add-document.ts';
export { eraseApplication } from './erase.ts';
export type { StatusLink } from './find-application.ts';
export { readStatus } from './read-status.ts';
export { renewStatusLink } from './renew-link.ts';
export { withdrawApplication } from './withdraw.ts';
