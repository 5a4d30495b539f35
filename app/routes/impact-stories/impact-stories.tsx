import { metadata } from '#app/metadata.ts';
import { useCopy, useMedia } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ClaimDetails } from '#app/ui/claim/claim-details.tsx';
import { Counters } from '#app/ui/counters/counters.tsx';
import { ImpactBand } from '#app/ui/impact-band/impact-band.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { ImpactStoryCard } from './impact-story-card.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/impact-stories');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const stories = pack.copy('impact-stories');
  const copy = pack.copy('pages/impact-stories');
  const links = stories.map(({ name, slug }) => ({ title: name, href: `/impact-story/${slug}` }));
  return [webPage(copy.meta, page, 'CollectionPage'), itemList(pack, links, page.origin)];
}

export default function ImpactStoriesPage() {
  const stories = useCopy('impact-stories');
  const narrow = useMedia('scenes/mustard-band-narrow.svg');
  const wide = useMedia('scenes/mustard-band-wide.svg');
  const copy = useCopy('pages/impact-stories');
  const { heading, tagline, lede, list } = copy;
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="low">
        <h1 className="mt-5 text-4xl tracking-[-0.04em]">{heading}</h1>
        <p className="mt-4 text-2xl leading-tight font-medium">{tagline}</p>
        <p className="mt-4 max-w-140 text-lg">{lede}</p>
      </PageHero>
      <Sums />
      <FirstScreenEnd />
      {stories.length > 0 && (
        <Section ground="white" heading={list.title}>
          <ul className={`grid gap-6 ${stories.length > 1 ? 'lg:grid-cols-2' : ''}`}>
            {stories.map((story) => (
              <li key={story.id}>
                <ImpactStoryCard story={story} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ImpactBand />
    </>
  );
}

/** What the stories are part of, in figures. */
function Sums() {
  const copy = useCopy('pages/impact-stories');
  const { title, items, note, claims } = copy.counters;
  return (
    <Section heading={title} aside={note}>
      <Counters
        items={items.map(({ label, parts }) => ({
          label,
          value: parts.reduce((sum, part) => sum + part, 0),
        }))}
      />
      {claims.map((name) => (
        <div key={name} className="mt-6 max-w-160">
          <ClaimDetails name={name} withMeasures />
        </div>
      ))}
    </Section>
  );
}
