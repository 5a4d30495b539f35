import { FACET, OUTLINE } from '#artwork/case-shield.ts';
import { circle, line, path } from '#artwork/svg.ts';

/** The shield of the case studies, with a tick: origin at its middle. */
export function shield(ticked: number): string {
  const length = 76;
  const drawn = Math.round(length * ticked);
  return (
    path(OUTLINE, { fill: '#04111F', opacity: 0.3, transform: 'translate(0 9)' }) +
    path(OUTLINE, { fill: '#FFFFFF' }) +
    path(FACET, { fill: '#E4F2FD' }) +
    circle([0, -8], 44, { fill: '#2F9E6B' }) +
    (drawn > 0
      ? line('M-20-8l14 14 27-29', '#FFFFFF', 9, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          'stroke-dasharray': `${drawn} ${length}`,
        })
      : '')
  );
}
