import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { cloud } from '#artwork/sky.ts';
import { circle, line, path } from '#artwork/svg.ts';
import { stander, strides } from './body.ts';
import { fromBehind } from './bust.ts';
import { bar, box } from './cards.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { type Look, people } from './looks.ts';

const FOOT = 380;

/** A panel as steep as its roof. */
function solarPanel(x: number): string {
  return (
    path(`M${x} 132h92l-14-50h-64z`, { fill: '#0B2C4A' }) +
    path(`M${x + 60} 132h32l-14-50H${x + 54}z`, { fill: '#2A5C8C', opacity: 0.7 }) +
    line(
      `M${x + 23} 132l9-50M${x + 46} 132v-50M${x + 69} 132l-9-50M${x + 5} 115h82M${x + 10} 98h72`,
      '#84C8F8',
      1.6,
    ) +
    line(`M${x} 132h92l-14-50h-64z`, '#DDEBF7', 2.4)
  );
}

function pupilAt(x: number, look: Look): string {
  return (
    box(x - 27, 222, 54, 38, 4, '#0B1B2B') +
    box(x - 23, 226, 46, 30, 2, '#CBE5F8') +
    bar(x - 18, 232, 22, '#0A73C2', 4) +
    bar(x - 18, 240, 34, '#84C8F8', 4) +
    path(`M${x - 4} 260h8v10h-8z`, { fill: '#5F88AE' }) +
    fromBehind([x, 324], 0.56, look)
  );
}

/** One wide window that shows the whole row of computers. */
function classroom(): string {
  return (
    path('M96 196h264v114H96z', { fill: '#8CC3EE' }) +
    path('M96 196h264v16H96z', { fill: '#0B3355', opacity: 0.16 }) +
    path('M96 268h264v8H96z', { fill: '#FFF3E2' }) +
    pupilAt(140, people.maya) +
    pupilAt(228, { ...people.bikash, top: '#F2AE2E' }) +
    pupilAt(316, { ...people.prerana, top: '#FFFFFF' }) +
    path('M60 310h340v70H60z', { fill: '#F7E6D0' }) +
    line('M184 196v114M272 196v114', '#FFFFFF', 5) +
    line('M96 196h264v114H96z', '#FFFFFF', 8) +
    path('M86 310h284v10H86z', { fill: '#FFFFFF' })
  );
}

function schoolhouse(): string {
  return (
    path('M60 150h420v230H60z', { fill: '#F7E6D0' }) +
    path('M408 150h72v230h-72z', { fill: '#FFD9AE' }) +
    path('M60 352h420v28H60z', { fill: '#B0654A' }) +
    path('M36 156L84 70h372l48 86z', { fill: '#17609F' }) +
    path('M404 70h52l48 86h-72z', { fill: '#3E86C4' }) +
    path('M34 154h472v9H34z', { fill: '#0B3B68' }) +
    solarPanel(110) +
    solarPanel(212) +
    solarPanel(314) +
    classroom() +
    path('M60 352h348v28H60z', { fill: '#B0654A' }) +
    path('M402 214h60v166h-60z', { fill: '#FFFFFF' }) +
    path('M409 221h46v159h-46z', { fill: '#0B4F8C' }) +
    path('M415 229h34v50h-34zM415 291h34v70h-34z', { fill: '#17609F' }) +
    circle([448, 306], 3, { fill: '#F6BD3C' }) +
    path('M392 380h80v10h-80z', { fill: '#B9C7D6' })
  );
}

/** Solar power, and a computer for each pupil. */
export function caresSchools(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('early afternoon'),
    sun: [520, 54],
    radius: 0,
    peaks: [
      { summit: [24, 110], left: 110, right: 120 },
      { summit: [548, 130], left: 120, right: 100 },
    ],
    middle: [244, 230, 250, 236, 252, 226, 238],
    near: [324, 318, 330, 320, 326, 312, 306],
    seed: 731,
  });
  const yard = ridgeLine({
    keys: outline(`-10,376 100,${FOOT} 300,${FOOT + 2} 480,${FOOT} 590,374`),
    seed: 732,
    rounds: 1,
    roughness: 0.02,
  });
  return sheet.render(
    scene.behind,
    cloud([40, 44], 100),
    scene.front,
    pines(yard, { count: 20, seed: 5, color: '#12557A', heights: [40, 86], within: [492, 590] }),
    pines(yard, { count: 8, seed: 9, color: '#12557A', heights: [34, 70], within: [-10, 56] }),
    ridge(sheet, yard, { crest: '#12557A', foot: '#0C4163', footAt: 435 }),
    schoolhouse(),
    path('M388 390h88l34 45H354z', { fill: '#E6D3B4', opacity: 0.85 }),
    stander(
      [520, 416],
      0.66,
      {
        look: { ...people.suman, glasses: false, top: '#FFFFFF' },
        near: { elbow: [4, -94], hand: [16, -84] },
        held: path('M-36-122q0-8 8-8h14v48h-14q-8 0-8-8z', { fill: '#A8434F' }),
      },
      -1,
      strides.walk,
    ),
  );
}
