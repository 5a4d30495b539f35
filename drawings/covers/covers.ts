/** Covers of what the pack's authors wrote, by family. Each is 16:9, 640 by 360. */
import type { Draw } from '#drawings/scenes.ts';
import { gatheringCovers } from './gatherings/gatherings.ts';
import { paperCovers } from './gatherings/papers.ts';
import { sessionCovers } from './gatherings/sessions.ts';
import { placeholder } from './placeholder.ts';

const blogs = [
  'two-clocks-morning',
  'two-clocks-noon',
  'two-clocks-dusk',
  'drawing-board-morning',
  'drawing-board-noon',
  'drawing-board-dusk',
  'code-desk-morning',
  'code-desk-noon',
  'code-desk-dusk',
  'launch-morning',
  'launch-noon',
  'launch-dusk',
  'handshake-morning',
  'handshake-noon',
  'handshake-dusk',
  'lock-and-key-morning',
  'lock-and-key-noon',
  'lock-and-key-dusk',
  'checklist-morning',
  'checklist-noon',
  'checklist-dusk',
  'conversation-morning',
  'conversation-noon',
  'conversation-dusk',
  'market-price-morning',
  'market-price-noon',
  'market-price-dusk',
  'team-table-morning',
  'team-table-noon',
  'team-table-dusk',
  'toolbox-morning',
  'toolbox-noon',
  'toolbox-dusk',
  'trail-map-morning',
  'trail-map-noon',
  'trail-map-dusk',
];
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

function waiting(names: readonly string[]): readonly (readonly [string, Draw])[] {
  return names.map((name) => [name, placeholder]);
}

export const covers: readonly (readonly [name: string, draw: Draw])[] = [
  ...waiting(blogs),
  ...waiting(nepal),
  ...Object.entries(sessionCovers),
  ...Object.entries(paperCovers),
  ...Object.entries(gatheringCovers),
];
