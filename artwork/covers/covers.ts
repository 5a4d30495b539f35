/** Covers of the pack's entries, by family. Each is 16:9, 640 by 360. */
import type { Draw } from '#artwork/scenes.ts';
import { blogCovers } from './blogs/blogs.ts';
import { deskCovers } from './craft/desk.ts';
import { hubCovers } from './craft/hub.ts';
import { postCovers } from './craft/post.ts';
import { roomCovers } from './craft/rooms.ts';
import { gatheringCovers } from './gatherings/gatherings.ts';
import { paperCovers } from './gatherings/papers.ts';
import { sessionCovers } from './gatherings/sessions.ts';
import { nepalCovers } from './nepal/nepal.ts';

export const covers: readonly (readonly [name: string, draw: Draw])[] = Object.entries({
  ...blogCovers,
  ...deskCovers,
  ...hubCovers,
  ...postCovers,
  ...roomCovers,
  ...nepalCovers,
  ...sessionCovers,
  ...paperCovers,
  ...gatheringCovers,
});
