import { prototype } from '#artwork/cities/prototype.ts';
import { books } from '#artwork/desk-things.ts';
import { flags } from '#artwork/flags.ts';
import { arm, sitter } from '#artwork/people/body.ts';
import { bar, card, INK, MIST, tick } from '#artwork/people/cards.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { circle, type Point, path, place } from '#artwork/svg.ts';
import { tablet } from './tablet.ts';

const TABLE = 362;
const SEAT: Point = [112, 388];
const SCALE = 1.9;
const look = { ...people.maya, top: '#2F8F72' };

/** Someone uses the prototype. */
export function designScreens(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('golden hour'),
    sun: [210, 96],
    radius: 34,
    peaks: [
      { summit: [50, 150], left: 110, right: 120 },
      { summit: [330, 120], left: 140, right: 140 },
      { summit: [540, 140], left: 130, right: 120 },
    ],
    middle: [262, 244, 268, 250, 272, 248, 258],
    near: [330, 320, 334, 326, 336, 322, 316],
    seed: 1031,
  });
  const reach = arm([-2, -43], { elbow: [24, -26], hand: [55, -42] }, look);
  return sheet.render(
    scene.behind,
    flags({ from: [-12, 58], to: [592, 40], sag: 26, count: 48, size: 10 }),
    scene.front,
    sitter(SEAT, SCALE, { look, far: { elbow: [18, -18], hand: [34, -18] } }),
    path(`M300 ${TABLE}l14-70h60l14 70z`, { fill: '#5A6F8E' }),
    path(`M0 ${TABLE}h580v13H0z`, { fill: '#FFF3E2' }),
    path(`M0 ${TABLE + 13}h580v60H0z`, { fill: '#B98570' }),
    path(`M0 ${TABLE + 13}h580v7H0z`, { fill: '#0B3355', opacity: 0.14 }),
    books([52, TABLE]),
    tablet([206, 148]),
    circle([226, 308], 17, { fill: '#2EA3F2', opacity: 0.3 }),
    place(SEAT, SCALE, reach),
    place([442, 160], 0.86, prototype(sheet, [0, 0])),
    card(
      [318, 118],
      112,
      46,
      tick([25, 23], 12) + bar(46, 14, 50, INK, 7) + bar(46, 27, 34, MIST, 6),
    ),
  );
}
