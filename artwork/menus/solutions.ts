import { figure } from '#artwork/places/figure.ts';
import { explaining } from '#artwork/places/stances.ts';
import { readers } from '#artwork/reading/sitters.ts';
import { group, path } from '#artwork/svg.ts';
import { foot, menuSheet } from './menu-sheet.ts';

// The colors of the day from the first hour to the last, one for each package.
const HOURS = [
  ['#C9E4FA', '#7DB6E6'],
  ['#FFE0C2', '#E79A6A'],
  ['#FFF0D2', '#F2B44B'],
  ['#D5EEFF', '#4FA5E2'],
  ['#E2F2FF', '#2E86CC'],
  ['#CDEBDD', '#3E9A82'],
  ['#FFF3E2', '#D59A5B'],
  ['#FFE3B0', '#D9772F'],
  ['#F7C9A8', '#B4583A'],
  ['#BFA9C4', '#6A5A8E'],
  ['#5C7FB2', '#24497C'],
  ['#2B4C7C', '#0B2C4A'],
] as const;

function card(index: number): string {
  const [sky, hill] = HOURS[index] ?? HOURS[0];
  const x = 30 + (index % 4) * 44;
  const y = 42 + Math.floor(index / 4) * 49;
  const crest = index % 2 === 0 ? 'l11-9 8 6 7-5 10 8' : 'l9-5 9 7 9-11 9 9';
  return group(
    { transform: `translate(${x} ${y})` },
    path('M0 0h36v41H0z', { fill: '#FFFFFF' }),
    path('M3 3h30v20H3z', { fill: sky }),
    path(`M3 19${crest}V23H3z`, { fill: hill }),
    path('M3 28h22v2.600h-22zM3 33h15v2.600h-15z', { fill: '#9DB6CC' }),
    path('M16.500-2h3v5h-3z', { fill: '#33587F' }),
  );
}

/** Twelve packages on the wall of a workroom. */
export function menuSolutions(name: string): string {
  const sheet = menuSheet(name);
  return sheet.render(
    group(
      {},
      path('M0 0h300v230H0z', { fill: sheet.fade([0, '#9CCBEF'], [1, '#D8ECFB']) }),
      path('M0 208h300v22H0z', { fill: '#8DBFE8' }),
      path('M300 0L186 0 300 150z', { fill: '#FFFFFF', opacity: 0.16 }),
    ),
    group(
      {},
      path('M16 24h190v168H16z', { fill: '#0B3355', opacity: 0.16 }),
      path('M12 22h190v168H12z', { fill: '#B97C4E' }),
      path('M17 27h180v158H17z', { fill: '#E8BC8C' }),
    ),
    group({}, ...HOURS.map((_, index) => card(index))),
    figure([238, 226], 1.4, explaining, readers.amber, { flip: -1 }),
    foot(sheet, 'M0 222H300'),
    path('M0 219h300v5H0z', { fill: '#F2CFAB' }),
  );
}
