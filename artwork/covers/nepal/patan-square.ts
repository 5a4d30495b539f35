import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds, halo, sun } from '#artwork/sky.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { coverSheet, range } from './cover.ts';
import { kingOnPillar, krishnaMandir } from './mandir.ts';
import { palace } from './palace.ts';
import { pigeonsAt } from './pigeons.ts';
import { atRest, folkWalking } from './strollers.ts';
import { dayTemple, temple, threeTiers, twoTiers } from './temple.ts';

const golden = {
  ...dayTemple,
  brick: '#A65A3F',
  lit: '#E8A066',
  tile: '#7A4234',
  tileLit: '#C9855E',
  stone: '#B0714F',
  stoneLit: '#F7CF9E',
};
const court = {
  wall: '#B0603F',
  lit: '#E39A63',
  course: '#7F4230',
  roof: '#7A4234',
  tile: '#B9755A',
  wood: '#43261C',
  carving: '#8E5A3A',
  pane: '#FFE6B8',
};

function sky(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#F9CB7E'], [0.74, '#FFF3D8'])) +
    halo(sheet, { center: [214, 132], across: 210 }) +
    sun(sheet, [214, 132], 34, '#FFA04D', '#F58A3A') +
    birds([424, 60], '#7A4A3A') +
    range(sheet, {
      heights: [196, 180, 200, 184, 196, 178, 192, 176, 190],
      seed: 1281,
      crest: '#E3B27E',
      foot: '#F8E6C8',
      footAt: 262,
    })
  );
}

/** Light comes from the left, so shadows fall to the right. */
function shadow([x, y]: Point, width: number, length: number): string {
  return `M${x} ${y}h${width}l${length} 16h-${width}z`;
}

function paving(sheet: Sheet): string {
  const herringbone = Array.from({ length: 11 }, (_, index) => {
    const x = -120 + index * 88;
    return `M320 120L${x} 360`;
  });
  return (
    path('M0 256h640v104H0z', {
      fill: sheet.fade([0, '#F6D3A2'], [0.5, '#DDA373'], [1, '#A8674D']),
    }) +
    line(herringbone.join(''), '#8A4A38', 1.2, {
      opacity: 0.25,
      'clip-path': sheet.clip(path('M0 256h640v104H0z', {})),
    }) +
    line('M0 264H640M0 276H640M0 294H640M0 320H640', '#8A4A38', 1.2, { opacity: 0.28 }) +
    path(shadow([20, 286], 150, 120) + shadow([232, 276], 150, 110) + shadow([402, 298], 26, 190), {
      fill: '#6B3A44',
      opacity: 0.25,
    })
  );
}

/** The old square of Patan, an hour before sunset. */
export function patanSquare(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    sky(sheet),
    palace([428, 264], 1.06, 5, court),
    temple([196, 260], 0.72, { tiers: twoTiers, steps: 3, paint: golden }),
    paving(sheet),
    temple([310, 276], 1.1, { tiers: threeTiers, steps: 4, paint: golden }),
    krishnaMandir([98, 288], 1.12),
    kingOnPillar([414, 300], 1.12),
    atRest(),
    folkWalking(),
    pigeonsAt(
      [
        [256, 322, 0.9],
        [284, 332, 0.9],
        [306, 320, 0.8],
        [342, 334, 0.9],
        [372, 322, 0.8],
        [592, 336, 0.9],
      ],
      '#6B5468',
    ),
  );
}
