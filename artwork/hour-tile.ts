import { bridge, type Span } from './bridge.ts';
import { hourLight } from './hour-light.ts';
import type { Hour } from './hours.ts';
import { pines } from './pines.ts';
import { outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, type Sheet, whole } from './sheet.ts';
import { stars } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import type { Point } from './svg.ts';

const SIZE = 144;
const BASE = 124;

// A round icon covers the middle of the tile, so sun, summit and towers are near the edge.
const peaks = [
  { summit: [56, 64], left: 42, right: 40 },
  { summit: [101, 42], left: 50, right: 56 },
  { summit: [2, 74], left: 40, right: 32 },
] as const;

const span: Span = { left: [23, 119], right: [121, 119], tower: 34, cableSag: 24, deckSag: 3 };

const middle = ridgeLine({
  keys: outline('-6,92 22,100 54,90 90,104 124,90 150,98'),
  seed: 8,
  rounds: 2,
});

const near = ridgeLine({
  keys: outline('-6,114 18,119 34,130 72,136 110,130 126,119 150,112'),
  seed: 9,
  rounds: 2,
  roughness: 0.08,
});

function sunAt({ arc }: Hour): Point {
  const angle = Math.PI * (1 - arc);
  return [72 + 57 * Math.cos(angle), 85 - 68 * Math.sin(angle)];
}

function lights(sheet: Sheet, hour: Hour): string {
  const center = sunAt(hour);
  const night = hour.night
    ? stars({ from: [4, 4], to: [140, 70], count: 24, seed: 6, moon: center })
    : '';
  return night + hourLight(sheet, hour, center, 14);
}

/** The same valley at one time of day. */
export function hourTile(name: string, hour: Hour): string {
  const sheet = createSheet({ name, width: SIZE, height: SIZE, align: 'xMidYMid slice' });
  return sheet.render(
    whole(sheet, sheet.fade(...hour.sky)),
    lights(sheet, hour),
    snowPeaks(sheet, peaks, {
      base: BASE,
      sunX: sunAt(hour)[0],
      seed: 5,
      shade: hour.far,
      lit: hour.snow,
      haze: hour.haze,
      jitter: 3,
      rounds: 2,
    }),
    ridge(sheet, middle, {
      crest: hour.middle,
      foot: hour.night ? hour.middle : hour.haze,
      footAt: 146,
    }),
    bridge(span, { color: hour.near, rim: '#FFE1BD', hangers: 12, weight: 0.8, towerScale: 0.44 }),
    pines(near, { count: 16, seed: 3, color: hour.near, heights: [7, 12] }),
    ridge(sheet, near, { crest: hour.near, foot: hour.near, footAt: SIZE }),
  );
}
