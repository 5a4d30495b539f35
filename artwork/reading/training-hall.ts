import { figure, type Look } from '#artwork/places/figure.ts';
import { laptop } from '#artwork/places/office-things.ts';
import { atDesk, explaining, walking } from '#artwork/places/stances.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';
import { bench, RIM, readers, WOOD, WOOD_LIGHT } from './sitters.ts';

const ROOF = '#2A6299';
const ROOF_LIT = '#6BA3D2';
const WALL = '#F1E0C8';
const SCALE = 0.66;
const { amber, blue, topi, teal, pale, cream } = readers;

function roof(): string {
  return (
    path('M-238-98L-196-138H198l42 40z', { fill: ROOF }) +
    path('M-238-98L-196-138h130l-26 40z', { fill: ROOF_LIT }) +
    line('M-225-111h452M-210-125h422', '#1C4A78', 1.4, { opacity: 0.55 }) +
    line('M-197-139H199', RIM, 3, { 'stroke-linecap': 'round' }) +
    path('M-240-99h482v6h-482z', { fill: WOOD })
  );
}

/** Walls between the doors, and the valley behind the openings. */
function walls(): string {
  const piers = 'M-216-93h30V0h-30zM-84-93h26V0h-26zM44-93h172V0h-172z';
  return (
    path(piers, { fill: WALL }) +
    path('M-216-93h432v16h-432z', { fill: WALL }) +
    path('M-216-93h432v9h-432z', { fill: '#2A1712', opacity: 0.22 }) +
    path('M-216-14h30V0h-30zM-84-14h26V0h-26zM44-14h172V0h-172z', { fill: '#B4694C' })
  );
}

/** Folded back on both sides of each opening. */
function doors(): string {
  const leaf = (x: number): string => `M${x}-77h13V0h-13z`;
  const panes = (x: number): string => `M${x + 3}-71h7v30h-7zM${x + 3}-36h7v28h-7z`;
  const leaves = [-186, -97, -58, 31];
  return (
    path(leaves.map(leaf).join(''), { fill: WOOD_LIGHT }) +
    path(leaves.map(panes).join(''), { fill: WOOD, opacity: 0.6 }) +
    line('M-186 0v-77h102V0M-58 0v-77H44V0', WOOD, 3)
  );
}

function screen(): string {
  const bar = (x: number, y: number, width: number, fill: string): string =>
    element('rect', { x, y, width, height: 4, rx: 2, fill });
  return (
    element('rect', { x: 100, y: -76, width: 88, height: 52, rx: 3, fill: WOOD }) +
    element('rect', { x: 103, y: -73, width: 82, height: 46, rx: 2, fill: '#FFFFFF' }) +
    bar(110, -66, 30, '#0A73C2') +
    bar(110, -58, 22, '#B9CBDB') +
    bar(110, -50, 26, '#B9CBDB') +
    bar(110, -42, 16, '#F2C66B') +
    path('M148-34v-12h8v12zM159-34v-20h8v20zM170-34v-28h8v28z', { fill: '#4E9BD8' })
  );
}

/** At a table, facing right. */
function trainee(x: number, look: Look, y = 0): string {
  return (
    bench([x - 13, y], 26, SCALE) +
    figure([x, y], SCALE, atDesk, look) +
    laptop([x + 22, y - 25], 1.1) +
    path(`M${x + 4} ${y - 25}h40v4h-40z`, { fill: '#E3B98C' }) +
    path(`M${x + 33} ${y - 21}h4v21h-4z`, { fill: WOOD })
  );
}

function front(): string {
  const post = (x: number): string => `M${x - 4}-93h8V2h-8z`;
  const capital = (x: number): string => `M${x - 13}-93h26l-8 9h-10z`;
  const posts = [-214, -72, 72, 214];
  return (
    path(posts.map(post).join(''), { fill: WOOD }) +
    path(posts.map((x) => `M${x - 4}-93h2.600V2h-2.600z`).join(''), { fill: '#C58B62' }) +
    path(posts.map(capital).join(''), { fill: WOOD_LIGHT })
  );
}

function step(): string {
  return (
    path('M-232 0h464v6h-464z', { fill: RIM }) +
    path('M-232 6h464v10h-464z', { fill: '#8FA9C2' }) +
    path('M-240 16h480v30h-480z', { fill: '#5F80A3' }) +
    line('M-180 6v10M-110 6v10M-40 6v10M30 6v10M100 6v10M170 6v10', '#6F8FB2', 1.4)
  );
}

/** A hall open to the valley: origin at the middle of its step, 484 wide, 140 high. */
export function trainingHall(at: Point, scale: number): string {
  return place(
    at,
    scale,
    walls() +
      doors() +
      screen() +
      step() +
      trainee(-174, teal) +
      trainee(-122, pale) +
      trainee(-50, cream) +
      trainee(1, blue) +
      figure([82, 2], 0.7, explaining, amber) +
      figure([200, 3], 0.7, walking, topi, { flip: -1 }) +
      front() +
      roof(),
  );
}
