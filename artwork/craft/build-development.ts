import { prototype } from '#artwork/cities/prototype.ts';
import { fromBehind } from '#artwork/people/bust.ts';
import { tick } from '#artwork/people/cards.ts';
import { hills, hourNamed, spot } from '#artwork/people/hills.ts';
import { people } from '#artwork/people/looks.ts';
import { code, monitor } from '#artwork/people/screens.ts';
import { cloud } from '#artwork/sky.ts';
import { line, path } from '#artwork/svg.ts';

const DESK = 356;

/** The trail below something that rises. */
function wake(): string {
  const strokes = 'M254 262v30M290 272v38M326 262v30';
  return line(strokes, '#FFFFFF', 6, { 'stroke-linecap': 'round', opacity: 0.85 });
}

/** The first version rises over the hills like the sun. */
export function buildDevelopment(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('late morning'),
    sun: [290, 138],
    radius: 92,
    peaks: [
      { summit: [120, 128], left: 140, right: 130 },
      { summit: [466, 118], left: 140, right: 140 },
      { summit: [6, 170], left: 100, right: 90 },
    ],
    middle: [250, 230, 258, 252, 260, 228, 246],
    near: [322, 312, 328, 330, 330, 312, 318],
    seed: 1051,
  });
  const screen = (lines: number): string => code([22, 18], lines, 0.98);
  return sheet.render(
    scene.behind,
    cloud([34, 64], 108),
    cloud([436, 52], 100, 0.7),
    scene.front,
    wake(),
    prototype(sheet, [226, 26]),
    tick([354, 42], 19),
    monitor([116, DESK], 170, 124, '#0E2A45', screen(5)),
    monitor([464, DESK], 170, 124, '#0E2A45', screen(5)),
    path(`M0 ${DESK}h580v13H0z`, { fill: '#FFF3E2' }),
    path(`M0 ${DESK + 13}h580v66H0z`, { fill: '#7FB9E6' }),
    path(`M0 ${DESK + 13}h580v7H0z`, { fill: '#0B3355', opacity: 0.14 }),
    fromBehind([104, 437], 1.3, { ...people.joan, top: '#F2AE2E' }),
    fromBehind([476, 437], 1.3, { ...people.suman, hair: 'short', top: '#0F5FA6' }),
  );
}
