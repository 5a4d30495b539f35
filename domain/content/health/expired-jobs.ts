import { JOB_FOLDER } from '#domain/content/pack-files/index.ts';
import type { Finder } from './published-content.ts';

/** Jobs that are closed and still on the site. */
export const expiredJobs: Finder = ({ ended }) =>
  ended
    .filter(({ folder }) => folder === JOB_FOLDER)
    .map(({ slug, end }) => ({
      file: `${JOB_FOLDER}/${slug}.md`,
      path: ['validThrough'],
      text: '',
      at: end,
    }));
