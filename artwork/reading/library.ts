import { figure } from '#artwork/places/figure.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { lounging, paper, RIM, reaching, readers, WOOD, WOOD_LIGHT } from './sitters.ts';

const COVERS = ['#0A73C2', '#FFF3E2', '#2F8F83', '#8FC6EE', '#C9826A', '#E9B765', '#33587F'];
const INSIDE = '#3A2430';
const PEOPLE = 0.74;

/** Booklets side by side on a shelf board; some boards are not full. */
function row([left, right]: Point, y: number, tall: number, seed: number): string {
  const random = seededRandom(seed);
  const spines = COVERS.map(() => '');
  let x = left;
  while (x < right - 9) {
    const width = Math.round(between(random, 3, 8));
    const height = Math.round(between(random, 0.66, 1) * tall);
    const cover = Math.floor(random() * COVERS.length);
    const gap = random() < 0.1 ? 7 : 0.6;
    spines[cover] += `M${Math.round(x * 10) / 10} ${y}v-${height}h${width}v${height}z`;
    x += width + gap;
  }
  return spines.map((d, index) => (d ? path(d, { fill: COVERS[index] }) : '')).join('');
}

/** Four boards of booklets, lit from one side. */
function shelf(left: number, width: number, seed: number): string {
  const right = left + width;
  const boards = [-3, -34, -65, -96];
  return (
    path(`M${left} 0v-126h${width}V0z`, { fill: INSIDE }) +
    boards.map((y, index) => row([left + 5, right - 4], y, 25, seed + index)).join('') +
    path(boards.map((y) => `M${left} ${y}h${width}v3h-${width}z`).join(''), {
      fill: WOOD_LIGHT,
    }) +
    path(`M${left - 2} 0v-128h5V0zM${right - 3} 0v-128h5V0z`, { fill: WOOD }) +
    path(`M${left - 5}-131h${width + 10}v6h-${width + 10}z`, { fill: WOOD_LIGHT })
  );
}

/** Eaves over the library, with carved brackets under the beam. */
function eaves(): string {
  return (
    path('M-236-132L-206-150H210l30 18z', { fill: '#2C5F8E' }) +
    path('M-236-132L-206-150h150l-12 18z', { fill: '#6D9CC4' }) +
    line('M-207-151H211', RIM, 2.6, { 'stroke-linecap': 'round' }) +
    path('M-238-133h480v5h-480z', { fill: WOOD }) +
    path('M-104-128h34l-10 7h-14q0 10-10 14zM104-128H70l10 7h14q0 10 10 14z', {
      fill: WOOD_LIGHT,
    })
  );
}

/** The sill, as a seat with a cushion and a plant. */
function sill(): string {
  return (
    path('M-106-26h212V0h-212z', { fill: WOOD_LIGHT }) +
    path('M-96-20h58V-5h-58zM-29-20h58V-5h-58zM38-20h58V-5H38z', { fill: WOOD, opacity: 0.45 }) +
    path('M-108-30h216v5h-216z', { fill: RIM }) +
    path('M-92-37q0-2 3-2h96q3 0 3 2v6q0 2-3 2h-96q-3 0-3-2z', { fill: '#7CB8E4' }) +
    path('M-101-36q-1-26 5-26 9 3 9 30z', { fill: '#E9B765' })
  );
}

const plant =
  path('M0-30Q-2-46-12-52 2-52 3-42 5-56 16-58 8-50 6-30z', { fill: '#2F8F83' }) +
  path('M-5-42h15l-2 12h-11z', { fill: '#C9826A' });

const lamp =
  line('M0-128v22', WOOD, 1.6) +
  path('M-10-97q1-10 10-10t10 10z', { fill: '#33587F' }) +
  path('M-5-97H5q-1 4-5 4t-5-4z', { fill: '#FFDFA8' });

const pile =
  path('M0 0v-4h24v4z', { fill: '#33587F' }) +
  path('M2-4v-4h21v4z', { fill: '#FFF3E2' }) +
  path('M1-8v-4h20v4z', { fill: '#C9826A' });

function floor(): string {
  return (
    path('M-234 0h474v5h-474z', { fill: RIM }) +
    path('M-234 5h474v9h-474z', { fill: WOOD_LIGHT }) +
    path('M-228 14h462v30h-462z', { fill: '#5C7898' }) +
    line('M-228 24h462M-170 14v10M-90 14v10M-10 14v10M70 14v10M150 14v10', '#3F5A7C', 1.4)
  );
}

/** A library open to the valley: origin at the middle of its floor, 480 wide, 152 high. */
export function library(at: Point, scale: number): string {
  return place(
    at,
    scale,
    shelf(-216, 112, 5) +
      shelf(104, 116, 11) +
      sill() +
      place([18, 0], 1, plant) +
      place([-50, 0], 1, lamp) +
      place([44, -30], 1, pile) +
      figure([-78, -37], PEOPLE, lounging, readers.teal, { held: paper([17, -31]) }) +
      figure([82, 2], PEOPLE, reaching, readers.pale) +
      place([-186, 0], 1, pile) +
      floor() +
      eaves(),
  );
}
