/** How many slides of a carousel stand beside each other. */
export interface Columns {
  /** From this width on, in rem of the viewport, there are more than one. */
  from: number;
  slides: number;
  /** Class of a slide for each number of slides that share the width; one always has all of it. */
  slide: Record<number, string>;
  /** Class that takes something away where there is room for more than one. */
  hidden: string;
}

/** Three from 75rem (1200 px), one below. */
export const testimonialColumns: Columns = {
  from: 75,
  slides: 3,
  slide: { 2: 'min-[75rem]:basis-1/2', 3: 'min-[75rem]:basis-1/3' },
  hidden: 'min-[75rem]:hidden',
};

/** Two from 81.25rem (1300 px), one below. */
export const storyColumns: Columns = {
  from: 81.25,
  slides: 2,
  slide: { 2: 'min-[81.25rem]:basis-1/2' },
  hidden: 'min-[81.25rem]:hidden',
};

/** Fewer slides than columns share the width, so that no gap is left. */
export function slideClass(columns: Columns, slides: number): string {
  return columns.slide[Math.min(columns.slides, slides)] ?? '';
}

/** Nothing to turn to, nothing to press. */
export function controlsClass(columns: Columns, slides: number): string {
  if (slides <= 1) return 'hidden';
  return slides <= columns.slides ? columns.hidden : '';
}

/** How many of the slides are seen at once. */
export function visibleSlides(
  columns: Pick<Columns, 'slides'>,
  slides: number,
  isWide: boolean,
): number {
  return Math.min(slides, isWide ? columns.slides : 1);
}

/** Whether a slide is seen, when the first one seen is `first` and the last is followed by the first. */
export function isSeen(slide: number, first: number, visible: number, slides: number): boolean {
  return (slide - first + slides) % slides < visible;
}
