export { markdownToHtml, sectionsOf } from './markdown.ts';
export type { BodyPicture, References } from './references.ts';
