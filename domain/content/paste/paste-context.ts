import type { HtmlElement } from './html-tree.ts';
import type { Notes } from './notes.ts';
import { PictureList, type TakePicture } from './pictures.ts';

/** What one conversion collects. */
export interface PasteContext {
  /** Origin of the site, whose links become paths. */
  origin: string;
  pictures: PictureList;
  notes: Notes;
  /** Elements that contain a block, known once the rules have changed the tree. */
  aroundBlocks: ReadonlySet<HtmlElement>;
}

/** @param take see `HtmlRules` */
export function makeContext(
  origin: string,
  dataUrls: readonly string[],
  take?: TakePicture,
): PasteContext {
  const notes: Notes = new Set();
  const pictures = new PictureList(dataUrls, notes, take);
  return { origin, notes, pictures, aroundBlocks: new Set() };
}
