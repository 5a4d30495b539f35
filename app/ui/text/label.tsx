import { Fragment } from 'react';
import { usePack } from '#app/pack-context.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';

/**
 * A short text of an entry that others share, such as a department or a city: translated where the
 * pack has it, otherwise marked as English.
 */
export function Label({ text }: { text: string }) {
  const { code, t } = usePack().locale;
  const label = t(text);
  const isForeign = code !== FIRST_LANGUAGE && label === text && text !== '';
  return isForeign ? <span lang={FIRST_LANGUAGE}>{text}</span> : label;
}

/** Several of them in one line; empty ones are left out. */
export function Labels({ texts }: { texts: readonly string[] }) {
  return texts.filter(Boolean).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <Label text={text} />
    </Fragment>
  ));
}
