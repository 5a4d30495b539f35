import { useId } from 'react';
import { ContactBlock } from '#app/forms/contact/contact-block.tsx';
import { documentTitle } from '#app/metadata.ts';
import type { Copy, SectionCopy } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { ContactLines } from '#app/shell/contact-lines.tsx';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ONLY, PREFER, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { CopyText } from './copy-text.tsx';
import { DownloadLink } from './download-link.tsx';
import { Logos } from './logos.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const meta = metaOf('pages/press');
export const structuredData = webPageOf('pages/press');

export default function PressPage() {
  const pack = usePack();
  const copy = useCopy('pages/press');
  const pageTitle = documentTitle(pack, copy.meta.title);
  return pageSections({ page: 'press', copy, parts: partsOf(copy, pageTitle) });
}

const partsOf = (copy: Copy['pages/press'], pageTitle: string): PageParts<'press'> => ({
  hero: {
    backgrounds: PREFER.sky,
    render: () => (
      <PageHero scene={copy.scene} size="low">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede} />
      </PageHero>
    ),
  },
  about: part(copy.about, PREFER.paper, (about, place) => (
    <Summary about={about} facts={copy.facts} place={place} />
  )),
  figures: part(copy.figures, PREFER.paper, ({ title, lede, claims }, place) => (
    <Section place={place} heading={title} lede={lede}>
      <ClaimRow names={claims} width="page" />
    </Section>
  )),
  logos: part(copy.logos, PREFER.morning, (logos, place) => <Logos copy={logos} place={place} />),
  pictures: part(
    copy.pictures?.items.length ? copy.pictures : undefined,
    PREFER.paper,
    (pictures, place) => <Pictures copy={pictures} place={place} />,
  ),
  people: part(copy.people, PREFER.paper, (people, place) => (
    <People copy={people} place={place} />
  )),
  form: part(copy.form, ONLY.dawn, (form) => (
    <ContactBlock copy={form} pageTitle={pageTitle}>
      <div className="mt-5 font-medium">
        <ContactLines />
      </div>
    </ContactBlock>
  )),
});

interface PlacedProps<Name extends 'pictures' | 'people'> {
  copy: SectionCopy<'pages/press', Name>;
  place: SectionPlace;
}

interface SummaryProps {
  about: SectionCopy<'pages/press', 'about'>;
  facts: Copy['pages/press']['facts'];
  place: SectionPlace;
}

/** Texts about the company to quote, beside its key facts. */
function Summary({ about, facts, place }: SummaryProps) {
  const [aboutId, factsId] = [useId(), useId()];
  return (
    <div
      className={`section wrap grid items-start gap-x-14 gap-y-10 ${facts ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''} ${spaceAbove(place)}`.trim()}
    >
      <section aria-labelledby={aboutId}>
        <h2 id={aboutId} className="text-3xl tracking-[-0.03em]">
          {about.title}
        </h2>
        <Boilerplate title={about.short.title} texts={[about.short.text]} labels={about.copy} />
        <Boilerplate title={about.long.title} texts={about.long.text} labels={about.copy} />
      </section>
      {facts && (
        <section aria-labelledby={factsId} className="rounded-panel bg-primary-100 p-6 sm:p-9">
          <h2 id={factsId} className="text-2xl">
            {facts.title}
          </h2>
          <dl className="mt-5 grid gap-x-6 sm:grid-cols-[auto_1fr]">
            {facts.items.map(({ term, value }) => (
              <div
                key={term}
                className="py-2.5 not-first:border-t not-first:border-primary-300 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
              >
                <dt className="text-sm leading-6 text-ink-700">{term}</dt>
                <dd>{markNativeWords(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

interface BoilerplateProps {
  title: string;
  texts: readonly string[];
  labels: SectionCopy<'pages/press', 'about'>['copy'];
}

/** A text to quote, with a button that copies it. */
function Boilerplate({ title, texts, labels }: BoilerplateProps) {
  return (
    <div className="mt-6 border-t border-ink-200 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h3 className="text-lg">{title}</h3>
        <CopyText text={texts.join('\n\n')} title={title} labels={labels} />
      </div>
      <Paragraphs texts={texts} className="mt-3 max-w-160 text-lg" />
    </div>
  );
}

function Pictures({ copy: { title, lede, items }, place }: PlacedProps<'pictures'>) {
  return (
    <Section place={place} heading={title} lede={lede}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3">
        {items.map((picture) => (
          <li key={picture.title} className="card">
            <img
              src={picture.drawing}
              alt={picture.alt}
              loading="lazy"
              width={384}
              height={288}
              className="card-art aspect-4/3"
            />
            <div className="px-3 pt-3 pb-1 sm:px-5 sm:pt-4 sm:pb-2">
              <h3 className="text-lg">{picture.title}</h3>
              <DownloadLink href={picture.drawing} format="SVG" subject={picture.title} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function People({ copy: { title, lede, items }, place }: PlacedProps<'people'>) {
  return (
    <Section place={place} heading={title} lede={lede}>
      <ul className={`grid gap-6 ${items.length > 1 ? 'lg:grid-cols-2' : 'max-w-180'}`}>
        {items.map(({ drawing, name, role, text }) => (
          <li key={name} className="card">
            <div className="flex items-start gap-5 p-5 sm:p-7">
              {drawing ? (
                <img
                  src={drawing}
                  alt=""
                  loading="lazy"
                  width={96}
                  height={96}
                  className="size-24 flex-none rounded-card object-cover"
                />
              ) : (
                <Portrait name={name} size="team" />
              )}
              <div className="min-w-0">
                <h3 className="text-xl">{name}</h3>
                <p className="font-medium text-(--mark)">{role}</p>
                <p className="quiet mt-2">{text}</p>
                {drawing && <DownloadLink href={drawing} format="SVG" subject={name} />}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
