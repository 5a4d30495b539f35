export { markdownToHtml, sectionsOf } from './markdown.ts';
export { sanitizeBody } from './sanitize-body.ts';
