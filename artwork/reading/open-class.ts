import { openScreen } from '#artwork/heroes/campus-things.ts';
import { figure } from '#artwork/places/figure.ts';
import { bushes } from '#artwork/places/garden.ts';
import { explaining, onGrass } from '#artwork/places/stances.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { shadeTree } from './shade-tree.ts';
import { listeners, readers } from './sitters.ts';

const { amber, blue, topi, teal, pale, cream, plum, moss } = readers;
const LEAVES = { shade: '#14666F', leaf: '#1F857E', light: '#5DBB97', trunk: '#4A3A30' };
const STONE = '#C9D6E2';

/** A stone bench around the trunk. */
function ring(): string {
  return (
    path('M8 2h124v-15H8z', { fill: '#8FA9C2' }) +
    path('M8 2h44v-15H8z', { fill: STONE }) +
    line('M8-6h124M28-13v7M62-13v7M98-13v7M46-6v8M82-6v8M116-6v8', '#6F8FB2', 1.2, {
      opacity: 0.8,
    }) +
    path('M3-17h134v5H3z', { fill: '#FFF3E2' })
  );
}

/** The tree's shade on the ground. */
const shade = path('M-130 6q130-16 320-2 40 8-30 14t-220-2z', { fill: '#0E5A5C', opacity: 0.25 });

/** A class under a tree: origin on the grass, 400 wide, 140 high. */
export function openClass(at: Point, scale: number): string {
  return place(
    at,
    scale,
    shadeTree([72, -4], 0.94, LEAVES) +
      bushes([-212, -2], [-170, -4], 7, LEAVES.shade) +
      bushes([176, -3], [226, -4], 8, LEAVES.shade) +
      shade +
      ring() +
      listeners(0, 0.58, [
        [-138, pale],
        [-104, plum],
        [-68, moss],
      ]) +
      openScreen([156, 5], 0.9) +
      figure([90, 8], 0.68, explaining, amber) +
      listeners(12, 0.66, [
        [-168, topi],
        [-124, cream],
        [-82, blue],
      ]) +
      figure([-30, 14], 0.66, onGrass, teal),
  );
}
