import { type BridgeLook, bridge, footing, type Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { person, walkers } from '#artwork/person.ts';
import { pines } from '#artwork/pines.ts';
import { outline, type RidgePaint, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { type SnowPaint, snowPeaks } from '#artwork/snow-peaks.ts';

export type Ground = 'paper' | 'night';

interface Paint {
  readonly snow: SnowPaint;
  readonly far: RidgePaint;
  readonly middle: RidgePaint;
  readonly near: RidgePaint;
  readonly bridge: Pick<BridgeLook, 'color' | 'rim'>;
  readonly trousers: string;
}

export const WIDTH = 1280;
export const HEIGHT = 230;

/** The same land by day and by night, so that only the light changes between slides. */
const paints: Readonly<Record<Ground, Paint>> = {
  paper: {
    snow: { shade: '#C9E2F6', lit: '#FFF0E0', haze: '#F3F4F2', gully: '#FFFFFF' },
    far: { crest: '#B4D7F2', foot: '#EAF1F6', footAt: 200 },
    middle: { crest: '#7FBDEA', foot: '#C7E2F6', footAt: 250 },
    near: { crest: '#2E86CC', foot: '#1B6DB3', footAt: HEIGHT },
    bridge: { color: '#0B2C4A', rim: '#FFE1BD' },
    trousers: '#0B1B2B',
  },
  night: {
    snow: { shade: '#1F4F86', lit: '#E9B58E', haze: '#0D3157', gully: '#4F7DB0' },
    far: { crest: '#184A82', foot: '#0C2E54', footAt: 200 },
    middle: { crest: '#0E3967', foot: '#0A2C52', footAt: 250 },
    near: { crest: '#05162A', foot: '#04111F', footAt: HEIGHT },
    bridge: { color: '#030C17', rim: '#FFC58A' },
    trousers: '#4F7DB0',
  },
};

const far = ridgeLine({
  keys: outline(
    '-10,138 110,118 230,146 360,122 500,150 640,128 780,152 930,126 1060,148 1180,112 1290,136',
  ),
  seed: 74,
  rounds: 4,
  roughness: 0.16,
});
const middle = ridgeLine({
  keys: outline('-10,160 140,150 320,172 520,162 700,178 900,160 1080,172 1290,146'),
  seed: 72,
  rounds: 4,
  roughness: 0.12,
});
const near = ridgeLine({
  keys: outline(
    '-10,150 70,156 132,166 176,172 200,186 300,214 460,224 640,226 820,222 980,212 1080,186 1104,172 1150,166 1210,150 1290,144',
  ),
  seed: 73,
  rounds: 3,
  roughness: 0.05,
});
const span: Span = {
  left: [168, 172],
  right: [1112, 172],
  tower: 74,
  cableSag: 52,
  deckSag: 22,
};

/**
 * The foot of a slide.
 * @param share of the bridge that the walker has crossed, 0 to 1
 */
export function crossing(ground: Ground, share: number): string {
  const paint = paints[ground];
  const sheet = createSheet({
    name: ground,
    width: WIDTH,
    height: HEIGHT,
    align: 'xMidYMax slice',
  });
  const walker = person(footing(span, 0.06 + 0.88 * share), 1.1, {
    ...walkers.ember,
    trousers: paint.trousers,
  });
  return sheet.render(
    ground === 'night' ? stars({ from: [40, 6], to: [1240, 60], count: 36, seed: 12 }) : '',
    snowPeaks(
      sheet,
      [
        { summit: [520, 74], left: 140, right: 130 },
        { summit: [770, 62], left: 170, right: 160 },
        { summit: [660, 92], left: 110, right: 100 },
      ],
      { ...paint.snow, base: 160, sunX: 1100, seed: 70, jitter: 6 },
    ),
    ridge(sheet, far, paint.far),
    pines(middle, { count: 130, seed: 3, color: paint.middle.crest, heights: [5, 11] }),
    ridge(sheet, middle, paint.middle),
    bridge(span, { ...paint.bridge, hangers: 36, onDeck: walker }),
    flags({ from: [168, 92], to: [-12, 136], sag: 12, count: 14, size: 11 }),
    flags({ from: [1112, 92], to: [1292, 128], sag: 12, count: 14, size: 11 }),
    pines(near, {
      count: 40,
      seed: 4,
      color: paint.near.crest,
      heights: [8, 18],
      within: [-10, 140],
    }),
    pines(near, {
      count: 40,
      seed: 6,
      color: paint.near.crest,
      heights: [8, 18],
      within: [1140, 1290],
    }),
    ridge(sheet, near, paint.near),
  );
}
