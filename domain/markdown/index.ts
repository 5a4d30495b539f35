export { markdownToHtml, sectionsOf } from './markdown.ts';
