import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import type { LocalizedPack, SectionCopy } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { groundClass, PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Bullets } from '#app/ui/text/paragraphs.tsx';
import { CONTACT_FIELDS } from '#contract/contact-rules.ts';
import { OfficeCard } from './office-card.tsx';

export { contactAction as action } from '#app/forms/contact/receive-contact.ts';

export const handle = (pack: LocalizedPack): PageHandle => ({
  query: ['topic'],
  accepts: { topic: pack.copy('contact-form').topics.map(({ id }) => id) },
});

export const meta = metaOf('pages/contact');

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/contact');
  return [webPage(copy.meta, page, 'ContactPage')];
}

/** Target of the hero's button. */
const FORM_ID = 'questions';

export default function ContactPage() {
  const pack = usePack();
  return pageSections({
    page: 'contact',
    copy: pack.copy('pages/contact'),
    parts: partsOf(pack),
  });
}

function partsOf(pack: LocalizedPack): PageParts<'contact'> {
  const copy = pack.copy('pages/contact');
  const pageTitle = documentTitle(pack, copy.meta.title);
  const { offices, schedulingUrl } = pack.copy('site');
  const hasOffices = offices.length > 0;
  return {
    hero: {
      backgrounds: PREFER.sky,
      render: () => (
        <PageHero scene={copy.scene} size="low">
          <HeroText
            heading={copy.heading}
            lede={copy.lede}
            action={{ title: copy.write, href: `#${FORM_ID}` }}
          />
        </PageHero>
      ),
    },
    offices: part(hasOffices ? copy.offices : undefined, PREFER.paper, (offices, place) => (
      <Offices copy={offices} place={place} />
    )),
    questions: {
      backgrounds: PREFER.morning,
      render: (place) => <Questions pageTitle={pageTitle} place={place} />,
    },
    // Without a calendar, its button would lead to this page.
    schedule: part(schedulingUrl ? copy.schedule : undefined, PREFER.night, (schedule) => (
      <ScheduleCall copy={schedule} />
    )),
    newsletter: {
      backgrounds: PREFER.paper,
      render: ({ previous }) => (
        <Newsletter pageTitle={pageTitle} continuesPaper={previous === 'paper'} />
      ),
    },
  };
}

type OfficesCopy = SectionCopy<'pages/contact', 'offices'>;

function Links({ links }: Pick<OfficesCopy, 'links'>) {
  return (
    <div className="flex flex-wrap gap-x-7 text-base">
      {links.map(({ title, href }) => (
        <ArrowLink key={href} href={href}>
          {title}
        </ArrowLink>
      ))}
    </div>
  );
}

function Offices({ copy, place }: { copy: OfficesCopy; place: SectionPlace }) {
  const { offices } = useCopy('site');
  const clocks = usePack().officeClocks;
  return (
    <Section place={place} heading={copy.title} aside={<Links links={copy.links} />}>
      <Grid
        items={offices.map((office, index) => ({
          key: office.city,
          content: <OfficeCard office={office} labels={copy} clock={clocks[index] ?? []} />,
        }))}
      />
    </Section>
  );
}

interface QuestionsProps {
  pageTitle: string;
  place: SectionPlace;
}

function Questions({ pageTitle, place }: QuestionsProps) {
  const { title, lede, next } = useCopy('pages/contact').questions;
  return (
    <section aria-labelledby={FORM_ID} className={`section ${groundClass(place)}`}>
      <div className="wrap grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-10">
          <h2 id={FORM_ID} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{lede}</p>
          <Bullets texts={next} className="mt-6" />
        </div>
        <ContactForm labelledBy={FORM_ID} pageTitle={pageTitle} fields={CONTACT_FIELDS} />
      </div>
    </section>
  );
}
