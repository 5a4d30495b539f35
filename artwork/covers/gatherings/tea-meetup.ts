import { flags } from '#artwork/flags.ts';
import { sitter, stander } from '#artwork/people/body.ts';
import { type Look, people } from '#artwork/people/looks.ts';
import { stool } from '#artwork/people/room.ts';
import { teaGlass, teapot } from '#artwork/people/tea.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { ellipse } from '#artwork/sheet.ts';
import { lantern } from '#artwork/solutions/lanterns.ts';
import { type Point, path } from '#artwork/svg.ts';
import { wearing } from './cast.ts';
import { across, coverSheet, type Side } from './cover-sheet.ts';
import { outlook, seen } from './outlook.ts';
import { type TeaPaint, teaCounter } from './tea-counter.ts';

const dayHouse: TeaPaint = {
  wall: '#F7E6D0',
  foot: '#B0654A',
  roof: '#2C5F8E',
  course: '#17436B',
  rim: '#FFE3B0',
  wood: '#5A3526',
  board: '#E3B98C',
  inside: ['#6B4A3A', '#8E6248'],
};

const lateHouse: TeaPaint = {
  wall: '#8A7280',
  foot: '#5A3A44',
  roof: '#16294A',
  course: '#0A1A33',
  rim: '#FFC9A0',
  wood: '#2A1A1E',
  board: '#C08A5A',
  inside: ['#FFD98C', '#FFEBC0'],
};

function drinker(at: Point, scale: number, look: Look, flip: number, raised: boolean): string {
  const hand: Point = raised ? [30, -44] : [36, -24];
  return (
    stool([at[0], at[1] + 2], scale, '#6B4327') +
    sitter(
      at,
      scale,
      {
        look,
        near: { elbow: [10, -20], hand },
        held: teaGlass([hand[0] + 6, hand[1] + 4], 0.7),
      },
      flip,
    )
  );
}

function lowTable([x, y]: Point, top: string, wood: string): string {
  return (
    path(`M${x - 34} ${y + 8}h8l-5 40h-8zM${x + 26} ${y + 8}h8l5 40h-8z`, { fill: wood }) +
    path(`M${x - 52} ${y}h104v10H${x - 52}z`, { fill: top })
  );
}

interface Company {
  readonly side: Side;
  readonly looks: readonly [Look, Look, Look];
  readonly top: string;
  readonly wood: string;
}

/** Two people on stools at a low table, and a host with another glass. */
function company({ side, looks, top, wood }: Company): string {
  const x = (value: number): number => across(side, value);
  return (
    stander(
      [x(298), 346],
      1.2,
      {
        look: looks[2],
        near: { elbow: [12, -92], hand: [32, -98] },
        held: teaGlass([38, -95], 0.8),
      },
      -side,
    ) +
    drinker([x(58), 290], 1.24, looks[0], side, true) +
    lowTable([x(135), 290], top, wood) +
    teapot([x(135), 291], 0.66) +
    drinker([x(212), 290], 1.24, looks[1], -side, false)
  );
}

function meetupDay(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, {
    hour: 'afternoon',
    seed: 42,
    sun: [0.12, 0.2],
    radius: 0,
    near: 0.72,
  });
  const yard = ridgeLine({ keys: evenKeys(640, [290, 296, 298, 296, 292]), seed: 421, rounds: 1 });
  return sheet.render(
    seen(scene),
    pines(yard, { count: 10, seed: 6, color: '#3F8A72', heights: [36, 74], within: [-10, 60] }),
    ridge(sheet, yard, { crest: '#D9C39A', foot: '#C9A877', footAt: 360 }),
    flags({ from: [386, 66], to: [-12, 34], sag: 24, count: 38, size: 11 }),
    teaCounter(sheet, [506, 312], 1.06, dayHouse, wearing(people.joan, '#F2AE2E')),
    path('M30 348q150-14 300 0z', { fill: '#5A3A20', opacity: 0.18 }),
    company({
      side: 1,
      looks: [
        wearing(people.dana, '#0A73C2', '#54688A'),
        { ...people.bikash, top: '#2F8F72' },
        wearing(people.hari, '#5B6F8C', '#3A3F55'),
      ],
      top: '#FFF3E2',
      wood: '#8E5A2E',
    }),
  );
}

function meetupEvening(name: string): string {
  const sheet = coverSheet(name);
  const scene = outlook(sheet, { hour: 'dusk', seed: 43, sun: [0.84, 0.54], near: 0.74 });
  const yard = ridgeLine({ keys: evenKeys(640, [292, 296, 298, 296, 290]), seed: 431, rounds: 1 });
  return sheet.render(
    seen(scene),
    pines(yard, { count: 12, seed: 6, color: '#12305A', heights: [40, 84], within: [560, 650] }),
    ridge(sheet, yard, { crest: '#2A3A5E', foot: '#1A2748', footAt: 360 }),
    flags({ from: [254, 66], to: [652, 40], sag: 22, count: 38, size: 11 }),
    ellipse([154, 230], 200, 130, sheet.glow([0, '#FFD79A', 0.5], [1, '#FFB35C', 0])),
    teaCounter(sheet, [134, 312], 1.06, lateHouse, wearing(people.asmita, '#A8434F'), -1),
    ellipse([300, 330], 300, 30, sheet.glow([0, '#FFD79A', 0.5], [1, '#FFB35C', 0])),
    lantern(sheet, [264, 136], 1.1),
    company({
      side: -1,
      looks: [
        wearing(people.prerana, '#F3DFC2', '#7A4152'),
        { ...people.suman, top: '#3E8E7A' },
        wearing(people.luis, '#2E86CC', '#6A7A96'),
      ],
      top: '#E9C795',
      wood: '#4A3340',
    }),
  );
}

export const teaMeetup = {
  'tea-meetup-day': meetupDay,
  'tea-meetup-evening': meetupEvening,
};
