import { line, type Point, path, place } from '#artwork/svg.ts';

const BAMBOO = '#D9B25E';
const JOINT = '#A67B33';
const round = { 'stroke-linecap': 'round' } as const;

function knots(xs: readonly number[], from: number, to: number): string {
  return xs
    .map((x) => {
      let data = '';
      for (let y = from; y < to; y += 26) data += `M${x - 2} ${y}h4`;
      return data;
    })
    .join('');
}

/** Poles tied across each other, with planks on every storey. */
export function bambooScaffold(
  poles: readonly number[],
  floors: readonly number[],
  top: number,
): string {
  const first = poles[0] ?? 0;
  const last = poles.at(-1) ?? 0;
  const uprights = poles.map((x) => `M${x} 0V${top}`).join('');
  const rails = floors.map((y) => `M${first - 10} ${y - 26}H${last + 10}`).join('');
  const braces = floors
    .slice(0, -1)
    .map((y, index) => {
      const next = floors[index + 1] ?? top;
      return index % 2 === 0 ? `M${first} ${y}L${last} ${next}` : `M${last} ${y}L${first} ${next}`;
    })
    .join('');
  const planks = floors.map((y) => `M${first - 14} ${y}H${last + 14}v6H${first - 14}z`).join('');
  return (
    line(braces, BAMBOO, 3, round) +
    line(uprights, BAMBOO, 5, round) +
    line(rails, BAMBOO, 3.4, round) +
    line(knots(poles, top + 12, 0), JOINT, 2) +
    path(planks, { fill: '#9A6B45' })
  );
}

export function ladder(at: Point, height: number, lean: number): string {
  let rungs = '';
  for (let y = 12; y < height; y += 15) {
    const shift = Math.round((y / height) * lean);
    rungs += `M${shift} ${-y}h18`;
  }
  return place(
    at,
    1,
    line(rungs, BAMBOO, 2.6, round) +
      line(`M0 0l${lean} ${-height}M18 0l${lean} ${-height}`, JOINT, 3.6, round),
  );
}
