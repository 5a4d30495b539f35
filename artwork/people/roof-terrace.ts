import { line, type Point, path, place } from '#artwork/svg.ts';

const WALL = 318;
const FLOOR = 386;

/** Flat roofs and gables of the old town. */
export function roofs(): string {
  return (
    path('M-10 330v-64h66v-22h74v30h54v56zM360 330v-48h48v-26h82v36h40v-22h60v60z', {
      fill: '#C77B57',
    }) +
    path(
      'M-10 266h66v-6h-66zM54 244h78v-7H54zM130 274h56v-6h-56zM406 256h86v-7h-86zM528 270h62v-6h-62z',
      { fill: '#8A3F2A' },
    ) +
    path(
      'M72 256h12v16H72zM96 256h12v16H96zM8 280h11v14H8zM30 280h11v14H30zM424 268h12v16h-12zM452 268h12v16h-12zM546 284h11v14h-11zM148 286h11v14h-11z',
      { fill: '#6B2F22' },
    )
  );
}

function brickCourses(): string {
  let data = '';
  for (let row = 0; row < 4; row += 1) {
    const y = WALL + 16 + row * 14;
    for (let x = row % 2 === 0 ? 8 : 28; x < 580; x += 40) data += `M${x} ${y}h24`;
  }
  return line(data, '#8A3F2A', 2, { opacity: 0.45, 'stroke-linecap': 'round' });
}

/** A brick wall along the edge of the terrace, and its floor. */
export function parapet(): string {
  return (
    path(`M0 ${WALL}H580v${FLOOR - WALL}H0z`, { fill: '#B0593C' }) +
    brickCourses() +
    path(`M0 ${WALL - 6}H580v11H0z`, { fill: '#F6DFC2' }) +
    path(`M0 ${FLOOR}H580V435H0z`, { fill: '#F1D3AE' }) +
    path(`M0 ${FLOOR}H580v7H0z`, { fill: '#7A3A26', opacity: 0.22 })
  );
}

/** Origin at the middle of the pot's foot. */
export function marigolds(at: Point): string {
  const bloom = 'M-14-34h0M0-42h0M13-35h0M-6-30h0M8-28h0';
  return place(
    at,
    1,
    line('M-10-20l-4-14M0-20v-22M10-20l4-14', '#23805A', 4) +
      line(bloom, '#F6BD3C', 13, { 'stroke-linecap': 'round' }) +
      path('M-20-24h40l-5 24h-30z', { fill: '#7C8FB0' }),
  );
}
