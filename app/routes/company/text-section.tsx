import { Fragment } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { SECTION_MARGIN } from '#app/ui/navigation/table-of-contents.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { TextSection as SectionCopy } from '#contract/pages/text-sections.ts';

type Block = SectionCopy['body'][number];

const PROSE_CLASSES =
  'prose mt-5 text-[clamp(1.0625rem,1rem+0.35vw,1.1875rem)] leading-[1.65] wrap-break-word';

export function TextSection({ section }: { section: SectionCopy & { id: string } }) {
  const { id, title, body, addresses } = section;
  return (
    <section className="mt-12">
      <h2 id={id} className={`text-2xl break-after-avoid outline-none ${SECTION_MARGIN}`}>
        {title}
      </h2>
      <div className={PROSE_CLASSES}>
        {body.map((block) => (
          <TextBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      {addresses && <OfficeAddresses />}
    </section>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>
            <FilledText text={item} />
          </li>
        ) : (
          <li key={item.title}>
            <strong>{item.title}:</strong> <FilledText text={item.text} />
          </li>
        ),
      )}
    </ul>
  );
}

function OfficeAddresses() {
  const site = useCopy('site');
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {site.offices.map(({ name, address, email }) => (
        <li key={name} className="break-inside-avoid rounded-card border border-hairline p-5">
          <strong className="block font-medium">{name}</strong>
          <address className="quiet mt-1 text-sm not-italic">{address}</address>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-sm text-primary-700 underline underline-offset-4"
          >
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}

const EMAIL_PLACEHOLDER = '{email}';
const valuesOf = (pack: LocalizedPack) => ({
  offices: pack
    .copy('site')
    .offices.map(({ name }) => name)
    .join(` ${pack.locale.t('and')} `),
});

/** Fills the brand's email address and offices into a text. */
function FilledText({ text }: { text: string }) {
  const pack = usePack();
  const site = useCopy('site');
  const [first, ...rest] = fillPlaceholders(text, valuesOf(pack)).split(EMAIL_PLACEHOLDER);
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
