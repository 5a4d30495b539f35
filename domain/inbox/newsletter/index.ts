export { CONFIRM_LIFETIME } from '#domain/messaging/signed-links/index.ts';
export { confirm, followLink, leave, readLink, type SignedLink } from './follow-link.ts';
export { newsletterPath, readToken } from './links.ts';
export { subscribe } from './subscribe.ts';
