import { useLocale } from '#app/language/use-locale.ts';
import type { LocalizedPack, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import { metaOf } from '#app/page-head.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { ClaimNote } from '#app/ui/claim/claim-note.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { ImpactBand } from '#app/ui/layout/impact-band.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { focusOf } from '#app/ui/media/focus.ts';
import { Ornament } from '#app/ui/media/ornament.tsx';
import type { ImpactStory } from '#contract/collections.ts';

export const meta = metaOf('pages/impact-stories');

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const stories = pack.copy('impact-stories');
  const copy = pack.copy('pages/impact-stories');
  const links = stories.map(({ name, slug }) => ({ title: name, href: `/impact-story/${slug}` }));
  return [
    webPage(copy.meta, page, 'CollectionPage'),
    ...(links.length > 0 ? [itemList(links, page)] : []),
  ];
}

export default function ImpactStoriesPage() {
  const pack = usePack();
  const scene = useArt().hero?.impact;
  const copy = pack.copy('pages/impact-stories');
  return pageSections({ page: 'impact-stories', copy, parts: partsOf(pack, scene) });
}

function partsOf(pack: LocalizedPack, scene: SceneUrls | undefined): PageParts<'impact-stories'> {
  const stories = pack.copy('impact-stories');
  const { heading, tagline, lede, counters, list } = pack.copy('pages/impact-stories');
  return {
    hero: {
      backgrounds: PREFER.sky,
      render: () => (
        <PageHero scene={scene} size="low">
          <h1 className="mt-5 text-4xl tracking-[-0.04em]">{heading}</h1>
          <p className="mt-4 text-2xl leading-tight font-medium">{tagline}</p>
          <p className="mt-4 max-w-140 text-lg">{lede}</p>
        </PageHero>
      ),
    },
    counters: part(counters, PREFER.paper, (sums, place) => <Sums copy={sums} place={place} />),
    list: part(stories.length > 0 ? list : undefined, PREFER.paper, ({ title, button }, place) => (
      <Section place={place} heading={title}>
        {/* With an odd number of stories, the first one fills a whole row. */}
        <ul className="grid gap-6 lg:grid-cols-2">
          {stories.map((story, index) => (
            <li
              key={story.id}
              className={index === 0 && stories.length % 2 === 1 ? 'lg:col-span-2' : ''}
            >
              <ImpactStoryCard story={story} button={button} />
            </li>
          ))}
        </ul>
      </Section>
    )),
    impact: part(pack.hasImpactMeter || undefined, PREFER.dawn, (_, place) => (
      <ImpactBand place={place} />
    )),
  };
}

type SumsCopy = SectionCopy<'pages/impact-stories', 'counters'>;

function Sums({ copy, place }: { copy: SumsCopy; place: SectionPlace }) {
  const { title, items, note, claims } = copy;
  return (
    <Section place={place} heading={title} lede={note}>
      <Grid
        gap="gap-5"
        items={items.map((item) => ({ key: item.label, content: <Sum {...item} /> }))}
      />
      {claims.map((name) => (
        <ClaimNote key={name} name={name} className="mt-7" />
      ))}
    </Section>
  );
}

type SumProps = SumsCopy['items'][number];

/** A sum with what it counts, above the parts that add up to it. */
function Sum({ label, text, parts }: SumProps) {
  const { format } = useLocale();
  const sum = parts.reduce((total, { count }) => total + count, 0);
  return (
    <div className="card h-full rounded-panel p-6 sm:p-8">
      <p className="text-[2.75rem] leading-none font-bold tracking-[-0.04em] text-(--mark) tabular-nums">
        {format.digits(sum)}
      </p>
      <h3 className="mt-3 text-xl">{label}</h3>
      <p className="quiet mt-2 mb-5">{text}</p>
      <dl className="text-sm">
        {parts.map(({ label, count }) => (
          <div key={label} className="flex justify-between gap-5 border-t border-hairline py-2">
            <dt>{label}</dt>
            <dd className="font-bold tabular-nums">{format.digits(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The whole card is one link. In a wide container, the picture is beside the text. */
function ImpactStoryCard({ story, button }: { story: ImpactStory; button: string }) {
  const pack = usePack();
  const { name, role, description, slug, image, quote } = story;
  return (
    <article className="card h-full rounded-panel @container">
      <div className="flex grow flex-col @2xl:grid @2xl:grid-cols-2">
        {image ? (
          <img
            data-shared="cover"
            src={image}
            alt=""
            loading="lazy"
            width={580}
            height={435}
            className={`@2xl:mb-2.5 @2xl:h-[calc(100%-20px)] card-art aspect-5/4 rounded-[18px] ${focusOf(pack, image)}`}
          />
        ) : (
          <Ornament
            seed={slug}
            className="@2xl:mb-2.5 @2xl:h-[calc(100%-20px)] card-art aspect-5/3 rounded-[18px] bg-primary-50"
          />
        )}
        <div className="flex grow flex-col justify-center p-5 sm:p-7">
          <p className="font-medium text-(--mark)">{role}</p>
          <h3 className="mt-2 text-2xl">{name}</h3>
          <blockquote className="mt-4 text-xl font-medium text-balance">
            <p>“{quote}”</p>
          </blockquote>
          <p className="quiet mt-4 mb-3.5 max-w-140">{description}</p>
          <a href={`/impact-story/${slug}`} className="arrow-link cover-link">
            {button}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" size={18} />
          </a>
        </div>
      </div>
    </article>
  );
}
