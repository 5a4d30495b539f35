/** The text of a page's copy that the site search finds. */
import { isProse } from '#contract/prose.ts';
import { schemaOf } from './built-in-copy.ts';
import { textsIn } from './copy-check.ts';

/** Keys of copy that is not part of a page's text: metadata, and labels of its controls. */
const NO_TEXT = new Set([
  'meta',
  'label',
  'labels',
  'alt',
  'button',
  'pause',
  'play',
  'previous',
  'next',
  'position',
  'form',
  'fields',
  'breadcrumb',
  'video',
  'captions',
  'placeholder',
  'submit',
  'watermarkText',
]);

const PLACEHOLDER = /\{\w+\}/;

/** The texts of a page in the order of its file, without those with placeholders. */
export function proseIn(file: string, copy: unknown): string[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  return textsIn(copy)
    .filter(
      ({ path, text }) => !PLACEHOLDER.test(text) && !path.some((key) => NO_TEXT.has(String(key))),
    )
    .filter(({ path }) => isProse(schema, path))
    .map(({ text }) => text);
}
