/** Covers of the pack's entries, by family. Each is 16:9, 640 by 360. */
import type { Draw } from '#artwork/scenes.ts';
import { blogCovers } from './blogs/blogs.ts';
import { gatheringCovers } from './gatherings/gatherings.ts';
import { paperCovers } from './gatherings/papers.ts';
import { sessionCovers } from './gatherings/sessions.ts';
import { nepalCovers } from './nepal/nepal.ts';

export const covers: readonly (readonly [name: string, draw: Draw])[] = Object.entries({
  ...blogCovers,
  ...nepalCovers,
  ...sessionCovers,
  ...paperCovers,
  ...gatheringCovers,
});
