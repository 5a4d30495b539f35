/** Visits the links of a text, replaces its pictures, and captions them. */
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { NativeWords } from '#contract/native-words.ts';
import { BODY_PICTURE_SIZES, type PictureSource } from '#contract/pictures.ts';

/** A picture in a text. */
export interface BodyPicture {
  /** Formats of a photo, the smallest files first; empty for a drawing. */
  sources: readonly PictureSource[];
  /** URL for browsers that use none of the sources. */
  src: string;
  /** Pixels. Browsers reserve the space, so the layout does not shift. */
  width: number;
  height: number;
}

/** What a text refers to: the functions are called for each reference. Lines are those of the Markdown, from 1. */
export interface References {
  link?: (href: string, line: number) => void;
  /** @returns null to keep the picture as written */
  picture?: (src: string, alt: string, line: number) => BodyPicture | null;
  /** Raw HTML, which is dropped. */
  html?: (code: string, line: number) => void;
  /** Words of which the language is marked. */
  nativeWords?: NativeWords | undefined;
}

/** Replaces pictures by what `picture` returns for them. */
export function followReferences(tree: Root, { link, picture }: References): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    const line = node.position?.start.line ?? 1;
    if (tagName === 'a') link?.(String(properties.href ?? ''), line);
    if (tagName !== 'img') return;
    const replacement = picture?.(String(properties.src ?? ''), String(properties.alt ?? ''), line);
    if (!replacement || !parent || index === undefined) return;
    parent.children[index] = elementOf(node, replacement);
    return SKIP;
  });
}

/** A picture with a title, alone in its paragraph, becomes a figure with the title as its caption. */
export function captionPictures(tree: Root): void {
  visit(tree, 'element', (node) => {
    const [picture, ...others] = node.children;
    if (node.tagName !== 'p' || picture?.type !== 'element' || others.length > 0) return;
    const image = picture.tagName === 'picture' ? picture.children.at(-1) : picture;
    if (image?.type !== 'element' || image.tagName !== 'img') return;
    const { title, ...properties } = image.properties;
    if (typeof title !== 'string' || title === '') return;
    image.properties = properties;
    const text: ElementContent = { type: 'text', value: title };
    node.tagName = 'figure';
    node.children.push({
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [text],
    });
  });
}

function elementOf(original: Element, { sources, src, width, height }: BodyPicture): Element {
  const { alt, title } = original.properties;
  const properties = { src, alt, title, width, height, loading: 'lazy', decoding: 'async' };
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] };
  if (sources.length === 0) return image;
  const sourceElements = sources.map(({ type, srcset }): Element => {
    const srcSet = srcset.map((file) => `${file.src} ${file.width}w`).join(', ');
    const properties = { type, srcSet, sizes: BODY_PICTURE_SIZES };
    return { type: 'element', tagName: 'source', properties, children: [] };
  });
  return {
    type: 'element',
    tagName: 'picture',
    properties: {},
    children: [...sourceElements, image],
  };
}
