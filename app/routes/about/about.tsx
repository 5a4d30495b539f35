import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { publicVideo } from '#app/structured-data/video-object.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';
import { type PageParts, part } from '#app/ui/layout/arranged-sections.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { Hero } from './hero.tsx';
import { Motivation } from './motivation.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import { Understanding } from './understanding.tsx';
import { Values } from './values.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/about');

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/about');
  const { description } = copy.meta;
  const { video } = copy.hero;
  return [
    webPage(copy.meta, page, 'AboutPage'),
    ...(video ? publicVideo({ ...video, description }, page) : []),
  ];
}

/** By default, the sections' backgrounds run from night through a day and back to night. */
export default function AboutPage() {
  const copy = useCopy('pages/about');
  return pageSections({ page: 'about', copy, parts: partsOf(copy) });
}

const partsOf = (copy: Copy['pages/about']): PageParts<'about'> => ({
  hero: part(copy.hero, PREFER.night, () => <Hero />),
  why: part(copy.why, PREFER.paper, (why, place) => <Motivation copy={why} place={place} />),
  understanding: part(copy.understanding, PREFER.morning, (understanding, place) => (
    <Understanding copy={understanding} place={place} />
  )),
  values: part(copy.values, PREFER.paper, (values, place) => (
    <Values copy={values} place={place} />
  )),
  team: part(copy.team, PREFER.morning, (team, place) => <Team copy={team} place={place} />),
  story: part(copy.story, PREFER.dawn, (story, place) => <Story copy={story} place={place} />),
  ways: part(copy.ways, PREFER.paper, ({ title, items }, place) => (
    <Section place={place} heading={title}>
      <LinkCards links={items} />
    </Section>
  )),
  closing: { backgrounds: PREFER.night, render: () => <ScheduleCall /> },
});
