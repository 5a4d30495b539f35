import { flags } from '#artwork/flags.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { type ChamRobe, cham, stag, wrathful } from './cham.ts';
import { coverSheet, range } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { gompa } from './gompa.ts';
import { pose } from './poses.ts';

function heights(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#1C7FD6'], [0.7, '#BFE3FC'])) +
    cloud([52, 66], 90, 0.85) +
    cloud([508, 86], 84, 0.8) +
    snowPeaks(
      sheet,
      [
        { summit: [70, 104], left: 120, right: 130 },
        { summit: [572, 90], left: 130, right: 120 },
        { summit: [196, 138], left: 90, right: 100 },
        { summit: [452, 136], left: 90, right: 100 },
      ],
      {
        shade: '#6FB1EA',
        lit: '#FFFFFF',
        haze: '#D4ECFD',
        gully: '#FFFFFF',
        base: 250,
        sunX: 0,
        seed: 1301,
        jitter: 8,
      },
    ) +
    range(sheet, {
      heights: [210, 222, 214, 230, 236, 228, 212, 220, 206],
      seed: 1302,
      crest: '#3E86C4',
      foot: '#9CC9E8',
      footAt: 270,
    })
  );
}

function courtyard(sheet: Sheet): string {
  return (
    path('M0 258h640v102H0z', {
      fill: sheet.fade([0, '#F3E7D2'], [0.5, '#D9C3A2'], [1, '#A98A70']),
    }) +
    line('M0 268H640M0 284H640M0 308H640M0 340H640', '#8A6A55', 1.2, { opacity: 0.25 }) +
    path('M60 332q260-46 520 0-260 44-520 0z', { fill: '#FFF6E6', opacity: 0.45 }) +
    path('M92 332q228-34 456 0-228 32-456 0z', { fill: '#C9A57E', opacity: 0.35 })
  );
}

const blue: ChamRobe = { robe: '#8C2F3A', panel: '#C8323A', sleeve: '#1F7F87', cuff: '#F2AE2E' };
const amber: ChamRobe = { robe: '#C98B2B', panel: '#F2AE2E', sleeve: '#B5303A', cuff: '#17609F' };
const red: ChamRobe = { robe: '#17609F', panel: '#2F8FCF', sleeve: '#7E2A44', cuff: '#F6E2C2' };

const blowing = pose([12, -62, 22, -72], [14, -60, 24, -70], [4, -24, 5, -5], [-4, -24, -6, -5]);

/** A horn so long that its bell is on the ground. */
function horn(): string {
  return (
    path('M10-87L86-10 92-16 13-89z', { fill: '#C9822F' }) +
    path('M10-87L86-10 89-13 11-88z', { fill: '#F6C65A' }) +
    path('M82-12l-4 12h22l-6-20z', { fill: '#E9B44A' }) +
    line('M30-70l5-4M50-50l5-5M68-31l5-5', '#8C5A1C', 3)
  );
}

const player: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: '#F2AE2E',
  sleeves: 'short',
  skirt: '#7E2436',
  drape: '#8C2F3F',
  headgear: path('M-11-2Q-13-16-2-22 12-25 16-12 8-15 4-6-3-9-11-2z', { fill: '#F6C65A' }),
  held: horn(),
};

function shadows(at: readonly Point[]): string {
  const d = at.map(([x, y]) => `M${x - 56} ${y}q56-12 112 0-56 13-112 0z`).join('');
  return path(d, { fill: '#5A3A3A', opacity: 0.28 });
}

/** The new year of the high valleys. */
export function lhosarMasks(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    heights(sheet),
    courtyard(sheet),
    gompa([320, 262], 0.98),
    flags({ from: [320, 34], to: [-14, 124], sag: 16, count: 27, size: 10 }),
    flags({ from: [320, 34], to: [654, 124], sag: 16, count: 27, size: 10 }),
    folk([44, 316], 0.98, blowing, player),
    folk([596, 316], 0.98, blowing, player, { flip: -1 }),
    shadows([
      [186, 332],
      [320, 346],
      [454, 332],
    ]),
    cham([186, 330], 1.12, blue, wrathful('#2F6FB0', '#123E66'), [22, -6]),
    cham([454, 330], 1.12, red, wrathful('#C8323A', '#7E1A28'), [22, -6], -1),
    cham([320, 344], 1.3, amber, stag(), [2, 20]),
  );
}
