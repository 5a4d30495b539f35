import type { Draw } from '#artwork/scenes.ts';
import { checklists } from './checklist.ts';
import { codeDesks } from './code-desk.ts';
import { conversations } from './conversation.ts';
import { drawingBoards } from './drawing-board.ts';
import { handshakes } from './handshake.ts';
import { launches } from './launch.ts';
import { locksAndKeys } from './lock-and-key.ts';
import { marketPrices } from './market-price.ts';
import { teamTables } from './team-table.ts';
import { toolboxes } from './toolbox.ts';
import { trailMaps } from './trail-map.ts';
import { twoClocks } from './two-clocks.ts';

/** The covers of the blog posts, each at three times of day. */
export const blogCovers: Readonly<Record<string, Draw>> = {
  ...twoClocks,
  ...drawingBoards,
  ...codeDesks,
  ...launches,
  ...handshakes,
  ...locksAndKeys,
  ...checklists,
  ...conversations,
  ...marketPrices,
  ...teamTables,
  ...toolboxes,
  ...trailMaps,
};
