/** Compares the text of converted blocks with what the site shows of their Markdown. */
import type { BlockContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdownToHtml } from '#domain/content/markdown/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The text of the blocks, without spaces and pictures. */
export function visibleText(children: readonly BlockContent[]): string {
  const texts: string[] = [];
  const root: Root = { type: 'root', children: [...children] };
  visit(root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
    if (node.type === 'image' && node.title) texts.push(node.title);
  });
  return withoutSpaces(texts.join(''));
}

/** The text of the page that shows the Markdown, without spaces. */
export const shownText = (markdown: string): string =>
  withoutSpaces(plainTextOf(markdownToHtml(markdown)));
