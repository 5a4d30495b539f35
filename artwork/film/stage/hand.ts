import { line, type Point, path } from '#artwork/svg.ts';
import { posed } from './pose.ts';

const SKIN = '#A8683F';
const SHADE = '#3A1608';

/** A pointing hand: origin at the fingertip, the arm from below. */
export function hand(at: Point, scale: number, turn: number): string {
  return posed(
    at,
    { scale, turn },
    path('M-4 150h60l14 330h-90z', { fill: '#F7E6D0' }) +
      path('M-8 146h66q6 0 6 7v14q0 6-6 6H-8q-6 0-6-6v-14q0-7 6-7z', { fill: '#FFFFFF' }) +
      path(
        'M-11 11a11 11 0 0 1 22 0v48q4-6 12-5t10 8q5-6 12-4t9 9q6-3 10 0t6 9v36q0 22-18 36H4q-20-16-28-34' +
          'l-14-30q-4-9 3-13t14 3l10 13z',
        { fill: SKIN },
      ) +
      line('M33 64v20M54 71v16', SHADE, 2.4, { opacity: 0.35, 'stroke-linecap': 'round' }) +
      line('M-5 13q0-7 5-7t5 7', '#E9B79A', 2.2, { opacity: 0.7, 'stroke-linecap': 'round' }),
  );
}
