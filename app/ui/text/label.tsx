import { Fragment } from 'react';
import { usePack } from '#app/pack-context.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';

/**
 * A short text that entries share, such as a department or a city: translated if the pack has a
 * translation, otherwise marked as English.
 */
export function Label({ text }: { text: string }) {
  const { code, t } = usePack().locale;
  const label = t(text);
  const isForeign = code !== FIRST_LANGUAGE && label === text && text !== '';
  return isForeign ? <span lang={FIRST_LANGUAGE}>{text}</span> : label;
}

/** Labels in one line, without the empty ones. */
export function Labels({ texts }: { texts: readonly string[] }) {
  return texts.filter(Boolean).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <Label text={text} />
    </Fragment>
  ));
}
