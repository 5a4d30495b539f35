/** What a text refers to: links, and the pictures that it shows. */
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { BODY_PICTURE_SIZES, type PictureSource } from '#contract/pictures.ts';

/** A picture as a text shows it. */
export interface BodyPicture {
  /** Several forms of a photo, the better format first; none of a drawing. */
  sources: readonly PictureSource[];
  /** URL for whoever chooses none of the sources. */
  src: string;
  /** Pixels: browsers keep the room free for it. */
  width: number;
  height: number;
}

/** Is asked about each one; lines are those of the Markdown, from 1. */
export interface References {
  link?: (href: string, line: number) => void;
  /** @returns null to leave it as it was written */
  picture?: (src: string, alt: string, line: number) => BodyPicture | null;
  /** HTML, of which nothing is shown. */
  html?: (code: string, line: number) => void;
}

/** Puts pictures in the place of their names. */
export function followReferences(tree: Root, { link, picture }: References): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    const line = node.position?.start.line ?? 1;
    if (tagName === 'a') link?.(String(properties.href ?? ''), line);
    if (tagName !== 'img') return;
    const shown = picture?.(String(properties.src ?? ''), String(properties.alt ?? ''), line);
    if (!shown || !parent || index === undefined) return;
    parent.children[index] = elementOf(node, shown);
    return SKIP;
  });
}

function elementOf(written: Element, { sources, src, width, height }: BodyPicture): Element {
  const { alt, title } = written.properties;
  const properties = { src, alt, title, width, height, loading: 'lazy', decoding: 'async' };
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] };
  if (sources.length === 0) return image;
  const forms = sources.map(({ type, srcset }): Element => {
    const srcSet = srcset.map((form) => `${form.src} ${form.width}w`).join(', ');
    const properties = { type, srcSet, sizes: BODY_PICTURE_SIZES };
    return { type: 'element', tagName: 'source', properties, children: [] };
  });
  return { type: 'element', tagName: 'picture', properties: {}, children: [...forms, image] };
}
