import { group, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './lanterns.ts';

const WOOD = '#8A5F40';
const WOOD_DARK = '#4A2B1F';

const span =
  'M-38 8H38M-38 6Q-8 6 6-30Q18 4 38 2M2 18l3-48h3l3 48M-26 8V4M-14 8V0M-4 8v-16M18 8v-14M28 8V3';

/** A board on its stand, lit from the left: origin on the floor between the legs. */
export function drawingBoard(at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M-30-50L-42 0M34-60L44 0M4-90L16-4', WOOD_DARK, 5, round) +
      path('M-56-116L44-126 54-56-46-46z', { fill: WOOD }) +
      path('M-50-110L39-119 48-62-41-53z', { fill: '#1E6DB8' }) +
      group(
        { transform: 'translate(-1 -84) rotate(-5.6) scale(.94)' },
        line(span, '#E4F2FD', 1.8, round),
      ) +
      path('M-48-50L56-60l1 6L-47-43z', { fill: '#C98550' }),
  );
}

/** Stone slabs below it, with a wall towards the valley. */
export function terrace(left: number, top: number, right: number, bottom: number): string {
  const courses = [1, 2, 3].map((row) => {
    const y = top + 4 + row * 15;
    let data = `M${left - 4 - row} ${y}H${right}`;
    for (let x = left + 24 + (row % 2) * 22; x < right; x += 46) data += `M${x} ${y}v15`;
    return data;
  });
  return (
    path(`M${left - 8} ${bottom}L${left} ${top}H${right}V${bottom}z`, { fill: '#0C2B50' }) +
    line(courses.join(''), '#1F4C80', 1.4, { opacity: 0.6 }) +
    path(`M${left - 10} ${top - 4}H${right}v11H${left - 10}z`, { fill: '#2A5A92' }) +
    path(`M${left - 10} ${top - 4}H${right}v2.5H${left - 10}z`, { fill: '#FFC58A' })
  );
}
