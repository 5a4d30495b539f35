export { CONFIRM_LIFETIME, type LinkPurpose, newsletterPath, readToken } from './links.ts';
