export { articleHtml, headingsOf, plainTextOf } from './article-html.ts';
export { sanitizeBody } from './sanitize-body.ts';
