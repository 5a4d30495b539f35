import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { publicFilm } from '#app/structured-data/video-object.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { WayCards } from '#app/ui/solution-card/way-cards.tsx';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import { Understanding } from './understanding.tsx';
import { Values } from './values.tsx';
import { Why } from './why.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/about');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/about');
  const { description } = copy.meta;
  return [
    webPage(copy.meta, page, 'AboutPage'),
    ...publicFilm(pack, { ...copy.hero.film, description }, page.origin),
  ];
}

/** From the night of the film through a day and into the next night. */
export default function AboutPage() {
  return (
    <>
      <Hero />
      <Why />
      <FirstScreenEnd />
      <Understanding />
      <Values />
      <Team />
      <Story />
      <Ways />
      <ScheduleCall />
    </>
  );
}

/** What else tells of the company. */
function Ways() {
  const copy = useCopy('pages/about');
  const { title, items } = copy.ways;
  return (
    <Section heading={title}>
      <WayCards ways={items} className="sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  );
}
