import { useCopy } from '#app/pack-context.ts';
import { fillPlaceholders } from '#contract/fill.ts';

/** A text with the terms of every contract in its placeholders. */
export function TermsText({ text }: { text: string }) {
  const { terms } = useCopy('staffing');
  return fillPlaceholders(text, terms);
}
