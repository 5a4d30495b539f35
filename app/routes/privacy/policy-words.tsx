import { Fragment } from 'react';
import { here } from '#app/language/here.ts';
import { fill } from '#app/ui/text/fill.ts';
import site from '#content/site.yaml';

const EMAIL = '{email}';
const VALUES = { offices: site.offices.map(({ name }) => name).join(` ${here.say('and')} `) };

/** A text of the policy with the brand's address and offices in their places. */
export function PolicyWords({ text }: { text: string }) {
  const [first, ...rest] = fill(text, VALUES).split(EMAIL);
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
