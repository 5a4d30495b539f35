import { ink } from '#artwork/colors.ts';
import { createSheet } from '#artwork/sheet.ts';
import { line } from '#artwork/svg.ts';

/** The star in the middle of the others. */
export function logoNorthlight(name: string): string {
  const star = 'M12 2l2.9 7.1L22 12l-7.1 2.9L12 22l-2.9-7.1L2 12l7.1-2.9z';
  return createSheet({ name, width: 24, height: 24, align: 'xMidYMid meet' }).render(
    line(star, ink, 2.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );
}
