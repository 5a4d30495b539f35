import type { ContentPack } from '#domain/content/pack/read-pack.ts';
import { counted } from '#domain/support/counted.ts';

/** Counts the entries of a pack, for a summary. */
export function contentsOf(pack: ContentPack): string {
  const { jobs, articles, events, pictures } = pack;
  return [
    counted(jobs.length, 'job'),
    counted(articles.length, 'article'),
    counted(events.length, 'event or training', 'events and trainings'),
    counted(pictures.size, 'picture'),
  ].join(', ');
}
