/** Covers of what the pack's authors wrote, by family. Each is 16:9, 640 by 360. */
import type { Draw } from '#drawings/scenes.ts';
import { blogCovers } from './blogs/blogs.ts';
import { placeholder } from './placeholder.ts';

const blogs = Object.keys(blogCovers);
const nepal = [
  'dashain-swing',
  'tihar-lamps',
  'holi-colours',
  'indra-jatra',
  'teej-red',
  'boudha-kora',
  'momo-kitchen',
  'ilam-tea',
  'patan-square',
  'high-trail',
  'lhosar-masks',
  'chhath-river',
  'buddha-jayanti',
  'kite-season',
  'rhododendron-hill',
  'rice-planting',
];
const sessions = [
  'talk-screen-morning',
  'talk-screen-noon',
  'talk-screen-dusk',
  'whiteboard-morning',
  'whiteboard-noon',
  'whiteboard-dusk',
  'code-wall-morning',
  'code-wall-noon',
  'code-wall-dusk',
  'panel-talk-morning',
  'panel-talk-noon',
  'panel-talk-dusk',
  'headset-morning',
  'headset-noon',
  'headset-dusk',
];
const papers = ['paper-hiring', 'paper-first-release', 'paper-code-review', 'paper-identity'];
const gatherings = [
  'stage-day',
  'stage-evening',
  'workshop-table-day',
  'workshop-table-evening',
  'campus-yard-day',
  'campus-yard-evening',
  'tea-meetup-day',
  'tea-meetup-evening',
  'laptop-class-day',
  'laptop-class-evening',
  'certificate-day',
  'certificate-evening',
  'job-fair-day',
  'job-fair-evening',
  'code-night-day',
  'code-night-evening',
];

const drawn: Readonly<Record<string, Draw>> = { ...blogCovers };

export const covers: readonly (readonly [name: string, draw: Draw])[] = [
  ...blogs,
  ...nepal,
  ...sessions,
  ...papers,
  ...gatherings,
].map((name) => [name, drawn[name] ?? placeholder]);
