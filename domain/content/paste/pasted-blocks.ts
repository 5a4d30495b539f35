/** Reads pasted HTML as the blocks of an entry's body. */
import { setImmediate } from 'node:timers/promises';
import type { BlockContent as Block } from 'mdast';
import { PASTE_LIMITS, type PastedText, TOO_LARGE } from '#contract/console/paste.ts';
import { ProblemError } from '#contract/problem.ts';
import { arrangeBlocks } from './arrange.ts';
import { blocksOf } from './blocks.ts';
import { placeFootnotes } from './footnotes.ts';
import { elementsAroundBlocks, type HtmlElement } from './html-tree.ts';
import { NO_MARKS } from './inline-runs.ts';
import { nestLevelLists } from './level-lists.ts';
import { joinLines } from './line-blocks.ts';
import { cleanLinks } from './links.ts';
import { dropNoise } from './noise.ts';
import { parseHtml, type Replace } from './parse-html.ts';
import { makeContext, type PasteContext } from './paste-context.ts';
import { type TakePicture, takeDataUrls } from './pictures.ts';
import { checkResultSize } from './result-size.ts';
import { dropCheckboxes } from './todos.ts';
import { markVisualHeadings } from './visual-headings.ts';

export interface PastedBlocks extends Omit<PastedText, 'markdown'> {
  blocks: Block[];
}

/** What is different for HTML that is not from the clipboard. */
export interface HtmlRules {
  /** By default, elements without text are dropped. */
  replace?: Replace;
  /** Changes the tree before all other rules. */
  prepare?: (root: HtmlElement) => void;
  /** By default, embedded pictures are listed and others are left out. */
  takePicture?: TakePicture;
}

/**
 * Other requests are served between the steps.
 * @param origin of the site; links to it become paths
 * @throws ProblemError `too-large`
 */
export async function readPaste(
  pasted: string,
  origin: string,
  { replace, prepare, takePicture }: HtmlRules = {},
): Promise<PastedBlocks> {
  const { html, dataUrls } = takeDataUrls(pasted);
  if (html.length > PASTE_LIMITS.html) throw new ProblemError('too-large', TOO_LARGE);
  const root = parseHtml(html, replace);
  prepare?.(root);
  await setImmediate();
  const context = makeContext(origin, dataUrls, takePicture);
  applyRules(root, context);
  await setImmediate();
  const blocks = arrangeBlocks(blocksOf(root.children, NO_MARKS, context));
  checkResultSize(blocks);
  return { blocks, pictures: context.pictures.listed, notes: [...context.notes] };
}

/** Changes the tree. The order matters: each rule expects what the ones before it have done. */
function applyRules(root: HtmlElement, context: PasteContext): void {
  dropNoise(root, context);
  placeFootnotes(root, context);
  cleanLinks(root, context.origin);
  nestLevelLists(root);
  dropCheckboxes(root, context);
  joinLines(root);
  markVisualHeadings(root);
  context.aroundBlocks = elementsAroundBlocks(root);
}
