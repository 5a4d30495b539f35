export { articleHtml, headingsOf, plainTextOf } from './article-html.ts';
export { cleanMark } from './clean-mark.ts';
export { sanitizeBody } from './sanitize-body.ts';
