/** The text of a page's copy that the site search finds. */
import { hiddenSections, sectionedPageOf } from '#contract/page-sections.ts';
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

/** The visible texts of a page in the order of its file, without those with placeholders. */
export function proseIn(file: string, copy: unknown): string[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const hidden = hiddenKeys(file, copy);
  return textsIn(copy)
    .filter(
      ({ path, text }) => !PLACEHOLDER.test(text) && !path.some((key) => NO_TEXT.has(String(key))),
    )
    .filter(({ path }) => !hidden.has(String(path[0])) && isProse(schema, path))
    .map(({ text }) => text);
}

/** Keys of the sections that a page leaves out. */
function hiddenKeys(file: string, copy: unknown): Set<string> {
  const page = sectionedPageOf(file);
  return new Set(page ? hiddenSections(page, copy as object) : []);
}
