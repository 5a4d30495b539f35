export { pasteToMarkdown } from './paste-to-markdown.ts';
export { plainTextToMarkdown } from './plain-text.ts';
