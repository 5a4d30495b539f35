import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { service } from '#app/structured-data/service.ts';
import type { PageFacts, Thing } from '#app/structured-data/thing.ts';
import { publicFilm } from '#app/structured-data/video-object.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import { trailOf } from './solution-trail.ts';

/** What the page of a solution tells programs: the service, and the film about it. */
export function solutionData({ meta, film }: SolutionPage, page: PageFacts): Thing[] {
  const { description } = meta;
  const trail = trailOf(page.location.pathname, meta.title);
  const name = trail.at(-1)?.title ?? meta.title;
  return [
    service({ name, description }, page),
    ...publicFilm({ ...film, description }, page.origin),
    breadcrumbList(trail, page),
  ];
}
