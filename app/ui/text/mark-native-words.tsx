import type { ReactNode } from 'react';
import { usePack } from '#app/pack-context.ts';

/** Texts without such a character, which are most, have no native words. */
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}]/u;

/**
 * Marks the language of words in the script of the brand's own language in a text of the pack or of
 * another host, for screen readers and fonts. The bodies of articles were marked when they were
 * sanitized.
 */
export const markNativeWords = (text: string): ReactNode =>
  NOT_LATIN.test(text) ? <MarkedText text={text} /> : text;

function MarkedText({ text }: { text: string }): ReactNode {
  const pack = usePack();
  const { nativeWords } = pack;
  if (!nativeWords?.character.test(text)) return text;
  const { nativeName } = pack.copy('site');
  // The regular expression has a group, so every other part is a match.
  return text.split(nativeWords.pattern).map((part, at) =>
    at % 2 === 1 ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        key={at}
        lang={nativeWords.language}
        // Every page has the font for the brand's name; other words fetch one.
        className={part === nativeName ? 'font-sans' : undefined}
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
