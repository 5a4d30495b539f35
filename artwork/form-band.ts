import { steel } from './colors.ts';
import { flags } from './flags.ts';
import { pines } from './pines.ts';
import { evenKeys, ridge, ridgeLine } from './ridge.ts';
import { createSheet } from './sheet.ts';
import { snowPeaks } from './snow-peaks.ts';
import { line } from './svg.ts';

const SNOW = { shade: '#B5DAF6', lit: '#FFEBD6', haze: '#E6F1F9', gully: '#FFFFFF' };
const FAR = { crest: '#9CCBF0', foot: '#E4F1FA' };
const MIDDLE = { crest: '#66AFE6', foot: '#BBDDF6' };
const NEAR = { crest: '#2E86CC', foot: '#1F74BC' };

/** Low and without a bridge, because it is behind a heading. */
export function formBandWide(name: string): string {
  const sheet = createSheet({ name, width: 1920, height: 220, align: 'xMaxYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(1920, [138, 118, 150, 126, 158, 124, 156, 116, 150, 108, 142, 94, 138]),
    seed: 74,
    rounds: 4,
    roughness: 0.18,
  });
  const middle = ridgeLine({
    keys: evenKeys(1920, [172, 156, 184, 160, 186, 158, 184, 152, 178, 150]),
    seed: 72,
    rounds: 4,
    roughness: 0.14,
  });
  const near = ridgeLine({
    keys: evenKeys(1920, [200, 208, 198, 212, 202, 210, 192, 176, 190]),
    seed: 73,
    rounds: 4,
    roughness: 0.07,
  });
  return sheet.render(
    snowPeaks(
      sheet,
      [
        { summit: [1496, 52], left: 170, right: 160 },
        { summit: [1330, 78], left: 150, right: 140 },
      ],
      { ...SNOW, base: 170, sunX: 1780, seed: 70, jitter: 6 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 210 }),
    pines(middle, { count: 160, seed: 3, color: MIDDLE.crest, heights: [5, 11] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 230 }),
    flags({ from: [1716, 66], to: [1510, 168], sag: 20, count: 16, size: 11 }),
    flags({ from: [1716, 66], to: [1942, 44], sag: 26, count: 15, size: 11 }),
    line('M1716 190V62M1510 200V166', steel, 3, { 'stroke-linecap': 'round' }),
    pines(near, { count: 180, seed: 4, color: NEAR.crest, heights: [7, 14] }),
    ridge(sheet, near, { ...NEAR, footAt: 220 }),
  );
}

export function formBandNarrow(name: string): string {
  const sheet = createSheet({ name, width: 420, height: 160, align: 'xMidYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(420, [108, 86, 112, 92, 116, 80, 104]),
    seed: 81,
    roughness: 0.17,
  });
  const middle = ridgeLine({
    keys: evenKeys(420, [130, 116, 134, 118, 130, 110]),
    seed: 82,
    roughness: 0.14,
  });
  const near = ridgeLine({
    keys: evenKeys(420, [150, 142, 152, 144, 132, 140]),
    seed: 83,
    roughness: 0.07,
  });
  return sheet.render(
    snowPeaks(
      sheet,
      [
        { summit: [222, 58], left: 90, right: 84 },
        { summit: [396, 66], left: 84, right: 70 },
      ],
      { ...SNOW, base: 126, sunX: 310, seed: 80, jitter: 5 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 150 }),
    pines(middle, { count: 46, seed: 3, color: MIDDLE.crest, heights: [5, 10] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 168 }),
    flags({ from: [318, 48], to: [204, 134], sag: 11, count: 12, size: 9 }),
    flags({ from: [318, 48], to: [432, 34], sag: 14, count: 9, size: 9 }),
    line('M318 146V45M204 152V132', steel, 2.6, { 'stroke-linecap': 'round' }),
    pines(near, { count: 50, seed: 4, color: NEAR.crest, heights: [6, 12] }),
    ridge(sheet, near, { ...NEAR, footAt: 160 }),
  );
}
