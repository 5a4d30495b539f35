export { addDocument } from './add-document.ts';
export { readStatus, renewStatusLink, type StatusLink } from './read-status.ts';
export { eraseApplication, withdrawApplication } from './withdraw.ts';
