import { metadata } from '#app/metadata.ts';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import copy from '#content/pages/about.yaml';
import type { Route } from './+types/about';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import { Understanding } from './understanding.tsx';
import { Values } from './values.tsx';
import { Why } from './why.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

/** From the night of the film through a day and into the next night. */
export default function AboutPage() {
  return (
    <>
      <Hero />
      <Why />
      <Understanding />
      <Values />
      <Team />
      <Story />
      <ScheduleCall />
    </>
  );
}
