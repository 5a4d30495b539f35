import { clay, house, slate } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, element, group, line } from '#artwork/svg.ts';
import { bar, box, floating, tick } from './cards.ts';
import { portrait } from './portrait.ts';
import { seal } from './seal.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

function likeness(sheet: Sheet): string {
  const disc = circle([186, 146], 38, {});
  return (
    circle([186, 146], 38, { fill: sheet.fade([0, '#BFE3FC'], [1, '#FFE8CC']) }) +
    group(
      { 'clip-path': sheet.clip(disc) },
      portrait([186, 188], 0.78, {
        coat: '#0A73C2',
        collar: '#FFF3E2',
        skin: '#A8683F',
        shade: '#85502F',
        hair: 'long',
      }),
    )
  );
}

function checks(): string {
  const steps = [174, 251, 328, 405];
  return (
    line('M174 232H405', '#BFE6D3', 4) +
    steps.map((x) => tick([x, 232], 14)).join('') +
    steps.map((x, index) => bar([x - 21, 258], 42 - (index % 2) * 10, '#C5D2DE', 6)).join('')
  );
}

function badgeCard(sheet: Sheet): string {
  return (
    floating({ at: [126, 84], width: 328, height: 204, rx: 24 }) +
    likeness(sheet) +
    bar([240, 122], 124, '#0B1B2B', 10) +
    bar([240, 142], 88, '#A9B9C8') +
    box({ at: [240, 160], width: 92, height: 22, rx: 11 }, '#E8F7F0') +
    circle([253, 171], 4, { fill: '#2F9E6B' }) +
    bar([263, 168], 56, '#23805A', 6) +
    element('path', { d: 'M150 204H430', stroke: '#E4ECF3', 'stroke-width': 2 }) +
    checks() +
    seal(sheet, [438, 110], 42)
  );
}

/** Four passed checks, and a badge for them. */
export function careerProof(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('late morning'),
    sun: [80, 74],
    radius: 0,
    peaks: [
      { summit: [70, 178], left: 130, right: 120 },
      { summit: [500, 160], left: 140, right: 120 },
      { summit: [300, 214], left: 110, right: 110 },
    ],
    middle: [296, 276, 306, 286, 308, 280],
    near: [352, 340, 356, 346, 350, 332],
    seed: 731,
  });
  const front = ridgeLine({
    keys: evenKeys(580, [402, 388, 404, 412, 402, 384, 396]),
    seed: 734,
    roughness: 0.07,
  });
  return sheet.render(
    scene.behind,
    cloud([400, 56], 120),
    scene.front,
    house([58, 393], 0.9, { ...slate, roof: '#1B3A62' }),
    house([106, 394], 0.7, { ...clay, roof: '#5A3A34' }),
    stupa([500, 392], 0.42),
    pines(front, { count: 40, seed: 6, color: '#0A58A0', heights: [12, 26], within: [170, 430] }),
    ridge(sheet, front, { crest: '#0A58A0', foot: '#08417A', footAt: 435 }),
    badgeCard(sheet),
  );
}
