export { confirm, followLink, leave, readLink, type SignedLink } from './follow-link.ts';
export { CONFIRM_LIFETIME, newsletterPath, readToken } from './links.ts';
export { subscribe } from './subscribe.ts';
