import type { ReactNode } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { NATIVE_LANGUAGE, NATIVE_WORDS_PATTERN } from '#contract/languages.ts';

const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * Marks the language of words in Devanagari in a text of the pack or of another host, for screen
 * readers and fonts. The bodies of articles were marked when they were sanitized.
 */
export function markNativeWords(text: string): ReactNode {
  if (!DEVANAGARI.test(text)) return text;
  // The regular expression has a group, so every other part is a match.
  const parts = text.split(NATIVE_WORDS_PATTERN);
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
    at % 2 === 1 ? <NativeWords key={at}>{part}</NativeWords> : part,
  );
}

/** Every page has the font for the brand's name; other words fetch one. */
const NativeWords = ({ children }: { children: string }) => {
  const site = useCopy('site');
  return (
    <span lang={NATIVE_LANGUAGE} className={children === site.nativeName ? 'font-sans' : undefined}>
      {children}
    </span>
  );
};
