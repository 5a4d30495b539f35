import { lampLight } from './colors.ts';
import { flags } from './flags.ts';
import { panel } from './panel.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, type Sheet, whole } from './sheet.ts';
import { stars } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { circle, line, type Point, path } from './svg.ts';
import { bench, teaHouse } from './tea-house.ts';

const GROUND = '#102C50';

function backdrop(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(520, [226, 196, 232, 204, 238, 200, 224]),
    seed: 121,
    roughness: 0.16,
  });
  const middle = ridgeLine({
    keys: evenKeys(520, [262, 240, 272, 252, 268, 240, 258]),
    seed: 122,
    roughness: 0.14,
  });
  return (
    whole(
      sheet,
      sheet.fade([0, '#2B5490'], [0.3, '#7FAAD6'], [0.48, '#FBE6D2'], [0.72, '#F7BD95']),
    ) +
    stars({ from: [16, 12], to: [504, 84], count: 22, seed: 16 }) +
    snowPeaks(
      sheet,
      [
        { summit: [60, 122], left: 120, right: 120 },
        { summit: [470, 134], left: 120, right: 110 },
      ],
      { shade: '#6D8FBC', lit: '#FFCBA6', haze: '#D9C9CC', base: 250, sunX: 300, seed: 120 },
    ) +
    ridge(sheet, far, { crest: '#5B7FAE', foot: '#C9BFC9', footAt: 300 }) +
    pines(middle, { count: 80, seed: 3, color: '#2F5687', heights: [7, 14] }) +
    ridge(sheet, middle, { crest: '#2F5687', foot: '#6F89AD', footAt: 340 })
  );
}

function porchLamp(sheet: Sheet, at: Point): string {
  const [x, y] = at;
  const glow = sheet.glow([0, lampLight, 0.9], [0.4, '#FFD39A', 0.32], [1, '#FFD39A', 0]);
  return (
    circle([x, y + 4], 46, { fill: glow }) +
    line(`M${x} ${y - 16}v10`, '#2A1A14', 1.6) +
    path(`M${x - 6} ${y - 6}h12l2 16h-16z`, { fill: '#2A1A14' }) +
    path(`M${x - 4} ${y - 4}h8l1.5 12h-11z`, { fill: '#FFF0CE' })
  );
}

export function closed(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 360, align: 'xMidYMid slice' });
  const ground = ridgeLine({
    keys: outline('-10,296 60,302 110,306 260,308 410,306 470,300 530,290'),
    seed: 123,
    rounds: 2,
    roughness: 0.03,
  });
  return panel(
    sheet,
    backdrop(sheet),
    pines(ground, { count: 9, seed: 6, color: GROUND, heights: [22, 46], within: [-10, 62] }),
    pines(ground, { count: 9, seed: 11, color: GROUND, heights: [22, 46], within: [462, 530] }),
    ridge(sheet, ground, { crest: GROUND, foot: '#0A2442', footAt: 360 }),
    flags({ from: [148, 106], to: [-14, 64], sag: 16, count: 16, size: 10 }),
    flags({ from: [372, 106], to: [534, 58], sag: 16, count: 16, size: 10 }),
    teaHouse([260, 284]),
    bench([346, 284]),
    porchLamp(sheet, [174, 196]),
    path('M218 326h84q24 18 56 38H162q32-20 56-38z', { fill: '#54688A', opacity: 0.55 }),
  );
}
