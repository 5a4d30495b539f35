import { victorian } from '#artwork/cities/row-house.ts';
import { figure } from '#artwork/places/figure.ts';
import { listening, readers } from '#artwork/reading/sitters.ts';
import { circle, group, line, path, place } from '#artwork/svg.ts';
import { foot, menuSheet } from './menu-sheet.ts';

const WALLS = ['#F3B79A', '#FBE3B8', '#9CCBB9', '#E59C86'];

/** A cable car on level ground: origin on the rail under its middle. */
function cableCar(): string {
  return group(
    {},
    path('M-78-14h156v8q0 3-3 3h-150q-3 0-3-3z', { fill: '#5A2A1C' }),
    circle([-46, -3], 8, { fill: '#20303F' }) + circle([46, -3], 8, { fill: '#20303F' }),
    path('M-76-82h150v10h-150z', { fill: '#0B2C4A', opacity: 0.28 }),
    path('M-4-74h70v34h-70z', { fill: '#FFE9C4' }),
    figure([-52, -14], 0.62, listening, readers.blue),
    figure([-26, -14], 0.62, listening, readers.cream),
    path('M-74-36h70v24h-70z', { fill: '#C43A00' }),
    path('M-4-38h74v26H-4z', { fill: '#E54100' }),
    path('M-74-36h70v4h-70zM-4-38h74v4H-4z', { fill: '#FFD9A8' }),
    path('M2-32h18v16H2zM26-32h18v16H26z', { fill: '#FFFFFF', opacity: 0.14 }),
    line('M-74-84v70M-4-84v72M22-74v36M46-74v36M70-84v72', '#FFF3E2', 3.4),
    path('M-86-84q6-12 24-12H62q18 0 24 12v4H-86z', { fill: '#0B3B68' }),
    path('M-86-84q6-12 24-12h60v12z', { fill: '#2E6FA8' }),
    path('M-56-96h112v-5h-112z', { fill: '#FFF3E2' }),
  );
}

/** A cable car climbs out of the morning's fog in San Francisco. */
export function menuBusinesses(name: string): string {
  const sheet = menuSheet(name);
  const fog = sheet.fade([0, '#FFFFFF', 0], [0.6, '#F1F8FE', 0.95], [1, '#F1F8FE']);
  return sheet.render(
    path('M0 0h300v260H0z', { fill: sheet.fade([0, '#7FBDEC'], [1, '#E4F2FC']) }),
    group(
      { fill: '#74ABDA' },
      path('M0 200v-82h22v-18h24v100zM126 200V96h22V82h20v118z', {}),
      path('M58 200L86 22l28 178z', { fill: '#5B98CF' }),
      path('M86 22l28 178H86z', { fill: '#3F7FBA' }),
      line('M70 126h32M66 150h40M75 98h22', '#8FC4EC', 2),
    ),
    group(
      {},
      path('M0 132q30-18 62-8t70-8 60 6 108-14v130H0z', { fill: fog }),
      path('M-20 92q36-12 66 0h46q-30 13-62 9t-50 3zM110 62q30-10 56 0h40q-26 10-54 7t-42 2z', {
        fill: '#FFFFFF',
        opacity: 0.7,
      }),
    ),
    group(
      {},
      ...WALLS.map((wall, index) =>
        place([142 + index * 52, 178 - index * 13], 1.36, victorian([0, 0], wall)),
      ),
    ),
    foot(sheet, 'M0 232L300 156'),
    group(
      { transform: 'rotate(-14.200 150 200)' },
      line('M-20 199.500H330', '#F2CFAB', 3),
      place([122, 198], 1.02, cableCar()),
    ),
  );
}
