export { sanitizeBody } from './sanitize-body.ts';
