import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid, Grid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { ButtonLink, buttonClass } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { IMPACT_METER_ID, PEOPLE_PATTERN } from '#contract/impact.ts';
import { ImpactMeter } from './impact-meter.tsx';
import { CaresPartners } from './partners.tsx';

/** This page has two URLs, of which this one is canonical. */
const CANONICAL_PATH = '/grassroot-impact-initative';

/** `n` is the number of people in the impact meter. */
export const handle: PageHandle = {
  query: ['n'],
  canonical: CANONICAL_PATH,
  accepts: { n: PEOPLE_PATTERN },
};

export const meta = metaOf('pages/cares', { canonicalPath: CANONICAL_PATH });

export function structuredData({ pack, origin }: PageFacts) {
  const copy = pack.copy('pages/cares');
  return [webPage(copy.meta, { pack, origin, location: { pathname: CANONICAL_PATH, search: '' } })];
}

export default function CaresPage() {
  const { title, label, items } = useCopy('pages/cares').voices;
  return (
    <>
      <CaresHero />
      <Info />
      <FirstScreenEnd />
      <ImpactMeter />
      <Initiatives />
      <CaresPartners />
      <Section background="dawn" heading={title}>
        <TestimonialCarousel label={label} testimonials={items} />
      </Section>
      <Act />
    </>
  );
}

function CaresHero() {
  const scene = useArt().hero?.cares;
  const { eyebrow, title, lede, meter, stories } = useCopy('pages/cares').hero;
  return (
    <PageHero scene={scene} size="tall">
      <p className="mt-5 font-medium text-primary-800">{eyebrow}</p>
      <h1 className="mt-2 text-4xl tracking-[-0.04em]">{title}</h1>
      <p className="mt-4 text-lg">{lede}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={`#${IMPACT_METER_ID}`}
          className={buttonClass({ tone: 'action' }, 'w-full sm:w-auto')}
        >
          {meter}
        </a>
        <ButtonLink link={stories} tone="quiet" className="w-full sm:w-auto" />
      </div>
    </PageHero>
  );
}

function Info() {
  const { eyebrow, title, text, points } = useCopy('pages/cares').info;
  return (
    <Section>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-18">
        <HeadingGroup eyebrow={eyebrow} heading={title} />
        <div className="quiet prose max-w-140 text-lg">
          <Paragraphs texts={text} />
        </div>
      </div>
      <Grid
        width="compact"
        gap="gap-8"
        className="mt-14 border-t border-hairline pt-9"
        items={points.map((point) => ({
          key: point.title,
          className: 'flex gap-5',
          content: (
            <>
              <IconTile icon={point.icon} tint="dawn" />
              <div>
                <h3 className="text-xl">{point.title}</h3>
                <p className="quiet mt-2">{point.text}</p>
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Initiatives() {
  const { title, lede, items } = useCopy('pages/cares').initiatives;
  return (
    <Section heading={title} lede={lede}>
      <CardGrid items={items} card={BenefitCard} />
    </Section>
  );
}

function Act() {
  const pack = usePack();
  const { title, lede, panels } = useCopy('pages/cares').act;
  return (
    <Section background="deep" heading={title} lede={lede} className="page-end">
      <Grid
        items={panels.map(({ title, text, drawing, href }) => ({
          key: href,
          content: (
            <article className="card h-full rounded-panel">
              {drawing && (
                <img
                  src={drawing}
                  alt=""
                  loading="lazy"
                  width={580}
                  height={326}
                  className={`card-art aspect-video rounded-[18px] ${focusOf(pack, drawing)}`}
                />
              )}
              <div className="flex grow justify-between gap-6 p-5 sm:p-7">
                <div>
                  <h3 className="text-2xl">
                    <a href={href} className="cover-link">
                      {title}
                    </a>
                  </h3>
                  <p className="quiet mt-2">{text}</p>
                </div>
                <Icon
                  name="arrow-right"
                  size={24}
                  className="flex-none self-end text-primary-600"
                />
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
