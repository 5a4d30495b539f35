import { Children, type ReactNode } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { NATIVE_LANGUAGE, NATIVE_WORDS } from '#contract/languages.ts';

const ANY = /[\u0900-\u097f]/;

/**
 * A text of the pack or of another host, whose words in Devanagari say their language: so they are spoken,
 * and set, as what they are. Bodies of articles have that from when they were cleaned.
 */
export function marked(text: string): ReactNode {
  if (!ANY.test(text)) return text;
  // Every other part is one of the words that are looked for.
  const parts = text.split(NATIVE_WORDS);
  return Children.toArray(
    parts.map((part, at) => {
      // biome-ignore lint/correctness/useJsxKeyInIterable: toArray gives them keys
      return at % 2 === 1 ? <Words>{part}</Words> : part;
    }),
  );
}

/** The brand's name has its letters on every page; other words fetch a font. */
const Words = ({ children }: { children: string }) => {
  const site = useCopy('site');
  return (
    <span lang={NATIVE_LANGUAGE} className={children === site.nativeName ? 'font-sans' : undefined}>
      {children}
    </span>
  );
};
