import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { fillPlaceholders } from '#contract/fill.ts';

/** The terms of every contract; none for a company whose pages state none. */
export function useTerms(): Readonly<Record<string, number>> {
  const { terms }: Partial<Copy['staffing']> = useCopy('staffing');
  return terms ?? {};
}

/** A text with the terms of every contract in its placeholders. */
export function TermsText({ text }: { text: string }) {
  const terms = useTerms();
  return fillPlaceholders(text, terms);
}
