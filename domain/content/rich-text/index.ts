export { articleHtml, headingsOf, plainTextOf } from './article-html.ts';
export { cleanMark } from './clean-mark.ts';
export { RULES_NAME, sanitizeBody } from './sanitize-body.ts';
