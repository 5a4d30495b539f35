import type { HtmlElement } from './html-tree.ts';
import type { Notes } from './notes.ts';
import { PictureList } from './pictures.ts';

/** What one conversion collects. */
export interface PasteContext {
  /** Origin of the site, whose links become paths. */
  origin: string;
  pictures: PictureList;
  notes: Notes;
  /** Elements that contain a block, known once the rules have changed the tree. */
  aroundBlocks: ReadonlySet<HtmlElement>;
}

export function makeContext(origin: string, dataUrls: readonly string[]): PasteContext {
  const notes: Notes = new Set();
  return { origin, notes, pictures: new PictureList(dataUrls, notes), aroundBlocks: new Set() };
}
