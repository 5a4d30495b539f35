import { build } from './build.ts';
import { design } from './design.ts';
import type { Play } from './frame.ts';
import { identity } from './identity.ts';
import { lights } from './lights.ts';
import { review } from './review.ts';
import { roadmap } from './roadmap.ts';
import { staff } from './staff.ts';

export const plays: readonly Play[] = [
  { name: 'solution-design', poster: 6.8, light: lights.earlyMorning, scene: design },
  { name: 'solution-roadmap', poster: 6.8, light: lights.firstLight, scene: roadmap },
  { name: 'solution-build', poster: 6.8, light: lights.dusk, scene: build },
  { name: 'solution-staff', poster: 6.8, light: lights.night, scene: staff },
  { name: 'solution-review', poster: 6.8, light: lights.night, scene: review },
  { name: 'solution-identity', poster: 6.8, light: lights.lateMorning, scene: identity },
];
