import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine, slope } from '#artwork/ridge.ts';
import { createSheet, ellipse, type Sheet } from '#artwork/sheet.ts';
import { cloud, halo, sun } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { path } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';
import { footpath, pupils } from './cares-village.ts';
import { bank, dawnSnow, far, fields, middle } from './hero-light.ts';
import { flagPole, school } from './school.ts';

function backdrop(sheet: Sheet): string {
  const back = ridgeLine({
    keys: evenKeys(420, [238, 210, 242, 216, 248, 206, 224]),
    seed: 75,
    roughness: 0.17,
  });
  const front = ridgeLine({
    keys: evenKeys(420, [280, 258, 286, 264, 284, 250, 262]),
    seed: 76,
    roughness: 0.14,
  });
  return (
    halo(sheet, { center: [176, 140], across: 176, up: 136 }) +
    sun(sheet, [176, 152], 38, '#FF7A33', '#E54100') +
    cloud([22, 96], 88) +
    cloud([292, 62], 96, 0.65) +
    snowPeaks(
      sheet,
      [
        { summit: [330, 112], left: 120, right: 120 },
        { summit: [62, 150], left: 100, right: 96 },
        { summit: [232, 184], left: 80, right: 80 },
      ],
      { ...dawnSnow, base: 256, sunX: 176, seed: 74, jitter: 6 },
    ) +
    ridge(sheet, back, { ...far, footAt: 310 }) +
    ellipse([150, 264], 148, 26, sheet.glow([0, '#F2F8FF', 0.85], [1, '#F2F8FF', 0])) +
    pines(front, { count: 60, seed: 2, color: middle.crest, heights: [6, 13] }) +
    ridge(sheet, front, { ...middle, footAt: 340 })
  );
}

function hill(sheet: Sheet): string {
  const crest = ridgeLine({
    keys: outline(
      '176,344 196,318 212,304 214,282 224,269 250,266 270,252 296,234 320,226 388,224 430,206',
    ),
    seed: 77,
    rounds: 2,
    roughness: 0.04,
  });
  return (
    path(slope(sheet, crest), { fill: bank.crest }) +
    terraces(sheet, {
      crest: outline('430,236 360,242 300,260 250,284 170,316'),
      step: 18,
      colors: fields,
      within: [...crest, [430, 334]],
      seed: 19,
      trees: 3,
      heights: [8, 14],
    })
  );
}

export function caresHeroNarrow(name: string): string {
  const sheet = createSheet({ name, width: 420, height: 330, align: 'xMidYMax slice' });
  const near = ridgeLine({
    keys: outline('-10,262 20,266 44,270 56,292 76,308 130,317 190,318 240,316 330,320 430,316'),
    seed: 78,
    rounds: 2,
    roughness: 0.05,
  });
  const span: Span = { left: [34, 268], right: [232, 268], tower: 52, cableSag: 31, deckSag: 6 };
  const deck = [0.22, 0.34, 0.7].map((share) => footing(span, share));
  return sheet.render(
    backdrop(sheet),
    hill(sheet),
    bridge(span, { hangers: 18, weight: 0.8, backstay: [40, 14], onDeck: pupils(deck, 0.78) }),
    footpath('M236 267q22 2 34-12t36-26', 4.4),
    pupils([[262, 264]], 0.78),
    school([356, 229], 0.62),
    flagPole([302, 230], 66, [
      [-70, -12],
      [46, -38],
    ]),
    pines(near, { count: 30, seed: 4, color: bank.crest, heights: [9, 16], within: [-10, 20] }),
    ridge(sheet, near, { ...bank, footAt: 330 }),
  );
}
