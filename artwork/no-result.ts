import { panel } from './panel.ts';
import { stander } from './people/body.ts';
import { people } from './people/looks.ts';
import { createSheet, ellipse, type Sheet } from './sheet.ts';
import { cloudBank } from './sky.ts';
import { circle, group, line, type Point, path, place } from './svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Above the fog, higher than anyone looks. */
function summit(sheet: Sheet): string {
  return (
    path('M250 250L372 60l22 26 14-8 62 90 60 60v120H250z', {
      fill: sheet.fadeBetween(60, 240, [0, '#7FA9C9'], [1, '#CFE0EA']),
    }) +
    path('M372 60l22 26 14-8 40 58-22-10-16 14-20-26-14 34-14-28-20 20-18 30-12 4z', {
      fill: '#FFFFFF',
    }) +
    path('M372 60l22 26-12 20 6 40-10 24-12-40-18 34z', { fill: '#DDEAF3' })
  );
}

const fog = (sheet: Sheet): string =>
  path(
    `${cloudBank([
      [250, 214, 40],
      [308, 204, 52],
      [372, 212, 46],
      [430, 200, 50],
      [494, 210, 52],
      [190, 234, 40],
      [130, 244, 36],
      [60, 250, 46],
      [0, 246, 40],
    ])}M-10 240H530v180H-10z`,
    { fill: sheet.fadeBetween(150, 330, [0, '#F2F7FA'], [1, '#BFD3DF']) },
  );

const nearFog = path(
  `${cloudBank([
    [0, 316, 30],
    [60, 308, 30],
    [118, 314, 34],
    [180, 306, 30],
    [236, 312, 36],
    [290, 300, 30],
    [340, 290, 34],
    [394, 296, 40],
    [450, 286, 38],
    [506, 294, 40],
  ])}M-30 308H560v60H-30z`,
  { fill: '#FFFFFF', opacity: 0.55 },
);

/** A telescope for visitors, on a post: origin at the foot. It points to the right. */
function telescope(at: Point): string {
  return place(
    at,
    1,
    path('M-20 0h40l-6-8h-28zM-6-8h12v-134h-12z', { fill: '#2D4257' }) +
      path('M-6-8h4v-134h-4z', { fill: '#5F7183' }) +
      path('M-14-152h28v16h-28z', { fill: '#48617A' }) +
      group(
        { transform: 'translate(0 -158) rotate(3)' },
        path('M-44-9h24v18h-24z', { fill: '#E9B44C' }),
        path('M-24-13h62v26h-62z', { fill: '#0A73C2' }),
        path('M36-18h30v36H36z', { fill: '#075A9B' }),
        path('M64-20h8v40h-8z', { fill: '#E9B44C' }),
        path('M-24-13h62v7h-62zM36-18h30v8H36z', { fill: '#FFFFFF', opacity: 0.25 }),
        path('M-54-7h10v14h-10z', { fill: '#20303F' }),
      ) +
      circle([0, -150], 6, { fill: '#E9B44C' }),
  );
}

/** Sits on the telescope and looks the other way. */
const crow =
  path('M-16-9q-2-12 9-14 6-9 14-5 6 4 4 10l7 4-8 2q-3 11-15 11z', { fill: '#22303E' }) +
  path('M-14-8l-16 10 18-3z', { fill: '#22303E' }) +
  path('M-8-11q8-8 15-2-3 9-11 9z', { fill: '#3F5468' }) +
  circle([5, -23], 1.7, { fill: '#FFFFFF' }) +
  line('M-4-2v6M1-2v6', '#22303E', 1.8);

function railing(): string {
  const posts = [24, 116, 300, 404, 500].map((x) => `M${x} 372v-68`).join('');
  return (
    line(`${posts}M-10 308h540M-10 336h540`, '#6B4630', 7, round) +
    line('M-10 306h540', '#A9774C', 2.4)
  );
}

/** Someone searches the fog with a telescope; the summit is above it. */
export function noResult(name: string): string {
  const sheet = createSheet({ name, width: 520, height: 420, align: 'xMidYMid slice' });
  return panel(
    sheet,
    path('M0 0h520v420H0z', { fill: sheet.fade([0, '#8FB9D6'], [0.6, '#E8EFF0']) }),
    path('M-10 250L60 176l44 40 34-26 70 70v60H-10z', { fill: '#B5CFE0' }),
    summit(sheet),
    fog(sheet),
    nearFog,
    railing(),
    path('M0 366h520v54H0z', { fill: sheet.fade([0, '#B5A692'], [1, '#8C7F70']) }),
    path('M0 364h520v6H0z', { fill: '#D9CDBB' }),
    line('M70 370l-18 50M180 370l-8 50M300 370l6 50M420 370l18 50M0 394h520', '#74685A', 1.6, {
      opacity: 0.5,
    }),
    ellipse([238, 390], 40, 6, '#7A6E60'),
    telescope([238, 390]),
    place([266, 217], 1, crow, -1),
    stander([160, 394], 1.06, {
      look: { ...people.maya, top: '#D6493B', trousers: '#2B4A66' },
      near: { elbow: [18, -100], hand: [38, -134] },
      far: { elbow: [30, -108], hand: [54, -136] },
    }),
    place(
      [88, 394],
      1,
      path('M-24 0v-34q0-12 12-12h26q12 0 12 12V0z', { fill: '#F2AE2E' }) +
        path('M-18-18h38v14h-38z', { fill: '#C98F2E' }) +
        line('M-8-46q0-12 9-12t9 12', '#9A6A1C', 4),
    ),
  );
}
