import type { Copy, LocalizedPack, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid, Grid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { focusOf } from '#app/ui/media/focus.ts';
import { ButtonLink, buttonClass } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { IMPACT_METER_ID, PEOPLE_PATTERN } from '#contract/impact.ts';
import { sectionsOf } from '#contract/page-sections.ts';
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
  const pack = usePack();
  const scene = useArt().hero?.cares;
  return pageSections({
    page: 'cares',
    copy: pack.copy('pages/cares'),
    parts: partsOf(pack, scene),
  });
}

function partsOf(pack: LocalizedPack, scene: SceneUrls | undefined): PageParts<'cares'> {
  const copy = pack.copy('pages/cares');
  const hasMeter = pack.hasImpactMeter && sectionsOf('cares', copy).includes('meter');
  return {
    hero: part(copy.hero, PREFER.sky, (hero) => (
      <CaresHero copy={hero} scene={scene} hasMeter={hasMeter} />
    )),
    info: part(copy.info, PREFER.paper, (info, place) => <Info copy={info} place={place} />),
    meter: part(hasMeter || undefined, PREFER.morning, (_, place) => <ImpactMeter place={place} />),
    initiatives: part(copy.initiatives, PREFER.paper, ({ title, lede, items }, place) => (
      <Section place={place} heading={title} lede={lede}>
        <CardGrid items={items} card={BenefitCard} />
      </Section>
    )),
    partners: part(copy.partners, PREFER.morning, (partners, place) => (
      <CaresPartners copy={partners} place={place} />
    )),
    voices: part(copy.voices, PREFER.dawn, ({ title, label, items }, place) => (
      <Section place={place} heading={title}>
        <TestimonialCarousel label={label} testimonials={items} />
      </Section>
    )),
    act: part(copy.act, PREFER.deep, (act, place) => <Act copy={act} place={place} />),
  };
}

interface CaresHeroProps {
  copy: Copy['pages/cares']['hero'];
  scene: SceneUrls | undefined;
  /** The page has the impact meter, to which the first button leads. */
  hasMeter: boolean;
}

function CaresHero({ copy, scene, hasMeter }: CaresHeroProps) {
  const { eyebrow, title, lede, meter, stories } = copy;
  return (
    <PageHero scene={scene} size="tall">
      <p className="mt-5 font-medium text-primary-800">{eyebrow}</p>
      <h1 className="mt-2 text-4xl tracking-[-0.04em]">{title}</h1>
      <p className="mt-4 text-lg">{lede}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasMeter && (
          <a
            href={`#${IMPACT_METER_ID}`}
            className={buttonClass({ tone: 'action' }, 'w-full sm:w-auto')}
          >
            {meter}
          </a>
        )}
        <ButtonLink
          link={stories}
          tone={hasMeter ? 'quiet' : 'action'}
          className="w-full sm:w-auto"
        />
      </div>
    </PageHero>
  );
}

interface PlacedProps<Name extends 'info' | 'act'> {
  copy: SectionCopy<'pages/cares', Name>;
  place: SectionPlace;
}

function Info({ copy, place }: PlacedProps<'info'>) {
  const { eyebrow, title, text, points } = copy;
  return (
    <Section place={place}>
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

function Act({ copy, place }: PlacedProps<'act'>) {
  const pack = usePack();
  const { title, lede, panels } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
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
