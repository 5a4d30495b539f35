import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { garland, swags } from './garlands.ts';
import { diyos, pool } from './lamps.ts';

const WOOD = '#3A1F1C';
const CARVED = '#6E3F2C';
const WARM = '#FFD48A';

function wall(sheet: Sheet): string {
  const bricks =
    'M-214-40h22M-188-58h20M-212-150h18M-104-196h22M-86-30h16M-78-178h18M60-188h20M92-200h18M84-34h18' +
    'M196-66h18M178-28h20M200-160h16M-200-186h16M170-196h20M-104-24h14M76-96h12M-92-100h12';
  return (
    path('M-232 0v-232h464V0z', { fill: sheet.fade([0, '#5B2C33'], [1, '#8A4636']) }) +
    line(bricks, '#3F1D26', 3, { opacity: 0.5 }) +
    path('M-232-232h464v16h-464z', { fill: '#1A0D1C', opacity: 0.5 }) +
    path('M-240 0v-14h480V0z', { fill: '#5F6F93' }) +
    path('M-240-14h480v3h-480z', { fill: '#A9B6CF' })
  );
}

function eaves(): string {
  const beams = Array.from({ length: 17 }, (_, index) => `M${-240 + index * 30}-226v-10h7v10z`);
  return (
    path('M-262-238h524L286-290h-572z', { fill: '#231527' }) +
    line('M-270-252H270M-276-264H276', '#45263A', 2) +
    path(beams.join(''), { fill: WOOD }) +
    path('M-266-240h532v5h-532z', { fill: CARVED })
  );
}

/** A window of latticework with light behind it. */
function tikijhya(sheet: Sheet, at: Point): string {
  const lattice =
    'M-30-28L-15-56M-30 0L0-56M-15 0L15-56M0 0L30-56M15 0L30-28M30-28L15-56M30 0L0-56M15 0L-15-56M0 0L-30-56M-15 0L-30-28';
  return place(
    at,
    1,
    pool(sheet, [0, -28], 76, 62, 0.6) +
      path('M-46-72h92l-6 10h-80zM-40 6h80l6 8h-92zM-37-64h74V8h-74z', { fill: WOOD }) +
      path('M-30-56h60V0h-60z', { fill: sheet.fade([0, '#FFE9BF'], [1, '#FFB866']) }) +
      line(lattice, CARVED, 3.4) +
      line('M-31-57h62V1h-62z', CARVED, 3),
  );
}

/** Two open leaves with the house's light between them. */
function door(sheet: Sheet): string {
  const steps =
    path('M-70 0h140v-10h-140z', { fill: '#8E9BB8' }) +
    path('M-70-10h140v3h-140z', { fill: '#D8DFEC' }) +
    path('M-88 10h176V0h-176z', { fill: '#6C7A9C' }) +
    path('M-88 0h176v3h-176z', { fill: '#BCC7DC' });
  return (
    pool(sheet, [0, -80], 150, 130, 0.8) +
    path('M-58-10v-140h116v140zM-84-150h168l-10 13h-148zM-70-164h140l-6 14h-128z', { fill: WOOD }) +
    path('M-48-10v-124h96v124z', { fill: CARVED }) +
    path('M-38-10v-118h76v118z', {
      fill: sheet.fade([0, '#FFF0CE'], [0.6, '#FFD48A'], [1, '#FFB45A']),
    }) +
    altar() +
    path('M-38-10v-118l17 9v104zM38-10v-118l-17 9v104z', { fill: '#8C4A2C' }) +
    line('M-33-112v40M-33-64v40M33-112v40M33-64v40', WOOD, 3, { opacity: 0.5 }) +
    line('M-53-20v-122M53-20v-122', CARVED, 2.4, { 'stroke-dasharray': '5 4' }) +
    steps
  );
}

/** The shelf of the house's shrine, at the back of the room. */
function altar(): string {
  return (
    path('M-16-46h32v36h-32z', { fill: '#C97F3A' }) +
    path('M-19-50h38v5h-38z', { fill: '#8C4A2C' }) +
    path('M-9-50v-18q9-12 18 0v18z', { fill: '#B03552' }) +
    ellipse([0, -58], 4, 5, WARM)
  );
}

function flowers(): string {
  const hang = (x: number, length: number): string => `M${x}-144v${length}`;
  return (
    garland(
      swags(
        [
          [-230, -222],
          [-138, -222],
          [-46, -222],
          [46, -222],
          [138, -222],
          [230, -222],
        ],
        13,
      ),
      7,
    ) +
    garland(
      swags(
        [
          [-72, -148],
          [-24, -148],
          [24, -148],
          [72, -148],
        ],
        9,
      ),
      7,
    ) +
    garland(hang(-72, 92) + hang(-60, 66) + hang(60, 66) + hang(72, 92), 7) +
    line('M-72-50v8M-60-76v8M60-76v8M72-50v8', '#62BE8B', 5, round)
  );
}

/** Footprints of white rice flour, from the courtyard to the threshold. */
function footprints(): string {
  const print = (x: number, y: number, size: number): string =>
    ellipse([x, y], 3.6 * size, 1.7 * size, '#FFF3E2');
  return [0, 1, 2]
    .map((step) => print(-7, 15 - step * 11, 1) + print(7, 18 - step * 11, 1))
    .join('');
}

/** A brick house at Tihar: origin at the middle of its foot, 480 wide. */
export function tiharDoorway(sheet: Sheet, at: Point): string {
  const sill = (x: number): readonly (readonly [number, number])[] => [
    [x - 26, -86],
    [x, -86],
    [x + 26, -86],
  ];
  return place(
    at,
    1,
    wall(sheet) +
      eaves() +
      tikijhya(sheet, [-156, -92]) +
      tikijhya(sheet, [156, -92]) +
      door(sheet) +
      flowers() +
      footprints() +
      diyos(sheet, [...sill(-156), ...sill(156)], 0.52) +
      diyos(
        sheet,
        [
          [-220, -14],
          [-190, -14],
          [-160, -14],
          [100, -14],
          [130, -14],
          [160, -14],
          [190, -14],
          [220, -14],
          [-80, 0],
          [80, 0],
          [-62, -10],
          [62, -10],
        ],
        0.6,
      ),
  );
}
