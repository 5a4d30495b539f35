import { Fragment } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { fill } from '#app/ui/text/fill.ts';

const EMAIL = '{email}';
const valuesOf = (pack: LocalizedPack) => ({
  offices: pack
    .copy('site')
    .offices.map(({ name }) => name)
    .join(` ${pack.locale.t('and')} `),
});

/** A text of the policy with the brand's address and offices in their places. */
export function PolicyWords({ text }: { text: string }) {
  const pack = usePack();
  const site = useCopy('site');
  const [first, ...rest] = fill(text, valuesOf(pack)).split(EMAIL);
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {part}
        </Fragment>
      ))}
    </>
  );
}
