import type { BlockCopy } from '#contract/block-copy.ts';
import type { PackWords } from './form.ts';

/** What stands on the contact form. */
export function contactWords(pack: PackWords): BlockCopy['contact-form'] {
  return pack['contact-form.yaml'] as BlockCopy['contact-form'];
}
