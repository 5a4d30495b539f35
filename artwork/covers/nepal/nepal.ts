import type { Draw } from '#artwork/scenes.ts';
import { boudhaKora } from './boudha-kora.ts';
import { buddhaJayanti } from './buddha-jayanti.ts';
import { chhathRiver } from './chhath-river.ts';
import { dashainSwing } from './dashain-swing.ts';
import { highTrail } from './high-trail.ts';
import { holiColors } from './holi-colours.ts';
import { ilamTea } from './ilam-tea.ts';
import { indraJatra } from './indra-jatra.ts';
import { kiteSeason } from './kite-season.ts';
import { lhosarMasks } from './lhosar-masks.ts';
import { momoKitchen } from './momo-kitchen.ts';
import { patanSquare } from './patan-square.ts';
import { rhododendronHill } from './rhododendron-hill.ts';
import { ricePlanting } from './rice-planting.ts';
import { teejRed } from './teej-red.ts';
import { tiharLamps } from './tihar-lamps.ts';

/** Festivals, places and work of Nepal. */
export const nepalCovers: Readonly<Record<string, Draw>> = {
  'boudha-kora': boudhaKora,
  'buddha-jayanti': buddhaJayanti,
  'chhath-river': chhathRiver,
  'dashain-swing': dashainSwing,
  'high-trail': highTrail,
  'holi-colours': holiColors,
  'ilam-tea': ilamTea,
  'indra-jatra': indraJatra,
  'kite-season': kiteSeason,
  'lhosar-masks': lhosarMasks,
  'momo-kitchen': momoKitchen,
  'patan-square': patanSquare,
  'rhododendron-hill': rhododendronHill,
  'rice-planting': ricePlanting,
  'teej-red': teejRed,
  'tihar-lamps': tiharLamps,
};
