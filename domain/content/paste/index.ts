export {
  descendantsOf,
  dropElements,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  makeElement,
  replaceElements,
  textOf,
} from './html-tree.ts';
export { markdownOf } from './markdown-text.ts';
export { pasteToMarkdown } from './paste-to-markdown.ts';
export { type HtmlRules, readPaste } from './pasted-blocks.ts';
export type { PictureInHtml } from './pictures.ts';
export { plainTextToMarkdown } from './plain-text.ts';
