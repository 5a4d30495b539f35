import { WALL } from '#artwork/heroes/campus-garden.ts';
import { figure, type Look, type Stance } from '#artwork/places/figure.ts';
import { gardenWall } from '#artwork/places/garden-wall.ts';
import { goldenBrick, newariHouse } from '#artwork/places/newari-house.ts';
import { explaining, meeting, standing, walking } from '#artwork/places/stances.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';
import { bunting } from './bunting.ts';
import { RIM, readers, WOOD, WOOD_LIGHT } from './sitters.ts';
import { goods, stand } from './stand.ts';

const { amber, blue, topi, teal, pale, cream, plum, moss } = readers;

function stage(): string {
  const bar = (x: number, y: number, width: number, fill: string): string =>
    element('rect', { x, y, width, height: 4, rx: 2, fill });
  return (
    path('M-46-84h94v72h-94z', { fill: WOOD }) +
    path('M-43-81h88v66h-88z', { fill: '#1F5F9C' }) +
    path('M-43-15v-12L-16-48-2-36 18-56 45-28v13z', { fill: '#3E8FCF' }) +
    bar(-35, -73, 34, '#FFFFFF') +
    bar(-35, -65, 22, '#9CCBF0') +
    path('M-58 2h116v-14h-116z', { fill: WOOD_LIGHT }) +
    path('M-58 2h30v-14h-30z', { fill: '#B97A50' }) +
    path('M-61-15h122v4h-122z', { fill: RIM }) +
    path('M-69 2v-6h11v6z', { fill: WOOD_LIGHT })
  );
}

type Guest = readonly [at: Point, stance: Stance, look: Look, flip?: number];

/** The sun is low at the left, so shadows fall to the right. */
function guests(scale: number, list: readonly Guest[]): string {
  const shadows = list.map(([[x, y]]) => `M${x - 6} ${y}h13l34 7h-15z`);
  return (
    path(shadows.join(''), { fill: '#7A3F2A', opacity: 0.28 }) +
    list.map(([at, stance, look, flip = 1]) => figure(at, scale, stance, look, { flip })).join('')
  );
}

function strings(): string {
  return (
    line('M-226 0v-124M-66-4v-122', WOOD, 3) +
    bunting({ from: [-226, -122], to: [-66, -124], sag: 11, count: 15, size: 8.5 }) +
    bunting({ from: [-66, -124], to: [97, -101], sag: 13, count: 15, size: 8.5 }) +
    bunting({ from: [-66, -124], to: [-20, -84], sag: 4, count: 5, size: 7 })
  );
}

/** A fair between old walls: origin at the middle of the paving, 440 wide, 126 high. */
export function courtyard(at: Point, scale: number): string {
  return place(
    at,
    scale,
    gardenWall([-262, -4], 300, 24, WALL) +
      newariHouse([156, -4], 0.4, goldenBrick, -1) +
      place([26, -4], 1, stage()) +
      figure([44, -18], 0.6, explaining, { ...teal, coat: '#FFF3E2' }, { flip: -1 }) +
      strings() +
      stand([-184, -2], 0.92, {
        cloth: '#2E86CC',
        stripe: '#FFF3E2',
        keeper: moss,
        goods: goods.laptop,
      }) +
      stand([-104, -2], 0.92, {
        cloth: '#2F8F83',
        stripe: '#FFF3E2',
        keeper: plum,
        goods: goods.booklets,
      }) +
      guests(0.62, [
        [[-146, 8], meeting, pale, -1],
        [[-56, 8], standing, topi, -1],
        [[-34, 11], standing, cream],
        [[-10, 9], standing, blue],
        [[88, 10], walking, amber, -1],
        [[122, 10], walking, teal, -1],
        [[-246, 10], walking, blue],
        [[244, 8], meeting, pale, -1],
        [[212, 8], meeting, plum],
      ]),
  );
}
