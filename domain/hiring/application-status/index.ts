export { addDocument } from './add-document.ts';
export { readStatus, type StatusLink } from './read-status.ts';
export { renewStatusLink } from './renew-link.ts';
export { eraseApplication, withdrawApplication } from './withdraw.ts';
