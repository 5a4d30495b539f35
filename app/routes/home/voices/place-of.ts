/** How far a slide is behind the first in view: in view are `first` and, with room, `second`. */
export function placeOf(slide: number, first: number, total: number): 'first' | 'second' | 'away' {
  const behind = (slide - first + total) % total;
  if (behind === 0) return 'first';
  return behind === 1 ? 'second' : 'away';
}
