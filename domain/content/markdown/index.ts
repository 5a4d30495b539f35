export { markdownToHtml, sectionsOf } from './markdown.ts';
export type { BodyPicture, References } from './references.ts';
export { renderedText, saveTexts } from './rendered-texts.ts';
