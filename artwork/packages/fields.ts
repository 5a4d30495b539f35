import { mix } from '#artwork/film/light.ts';
import { outline } from '#artwork/ridge.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { contour } from '#artwork/terraces.ts';
import type { Light } from './land-light.ts';

interface Fields {
  /** The edge of the highest field, from the outer side to the valley. */
  readonly crest: string;
  readonly step: number;
  readonly count: number;
  readonly bottom: number;
}

/** Fields in steps down a slope, each one shade darker, with lit edges. */
export function fields({ crest, step, count, bottom }: Fields, light: Light): string {
  const keys = outline(crest);
  const outer = keys[0]?.[0] ?? 0;
  const field = (index: number): string => {
    const edge = contour(keys.map(([x, y]): Point => [x, y + index * step]));
    const fill = mix(mix(light.slope, light.ground, 0.4), light.deep, index / count);
    const shine = Math.max(0.12, 0.5 - 0.08 * index);
    return (
      path(`${edge}V${bottom}H${outer}z`, { fill }) + line(edge, light.rim, 1.6, { opacity: shine })
    );
  };
  return Array.from({ length: count }, (_, index) => field(index)).join('');
}
