/** The number of slides of a carousel that are visible at the same time. */
export interface Columns {
  /** Viewport width in rem from which on more than one slide is visible. */
  from: number;
  /** The number of visible slides from that width on. */
  slides: number;
  /** A slide's class by the number of slides that share the width; a single one needs none. */
  slide: Record<number, string>;
  /** Class that hides an element from that width on. */
  hidden: string;
}

/** Three from 75rem (1200 px) on, one below. */
export const testimonialColumns: Columns = {
  from: 75,
  slides: 3,
  slide: { 2: 'min-[75rem]:basis-1/2', 3: 'min-[75rem]:basis-1/3' },
  hidden: 'min-[75rem]:hidden',
};

/** Two from 81.25rem (1300 px) on, one below. */
export const storyColumns: Columns = {
  from: 81.25,
  slides: 2,
  slide: { 2: 'min-[81.25rem]:basis-1/2' },
  hidden: 'min-[81.25rem]:hidden',
};

/** Fewer slides than columns share the whole width. */
export function slideClass(columns: Columns, slides: number): string {
  return columns.slide[Math.min(columns.slides, slides)] ?? '';
}

/** Hides the controls at widths at which all slides are visible. */
export function controlsClass(columns: Columns, slides: number): string {
  if (slides <= 1) return 'hidden';
  return slides <= columns.slides ? columns.hidden : '';
}

export function visibleSlides(
  columns: Pick<Columns, 'slides'>,
  slides: number,
  isWide: boolean,
): number {
  return Math.min(slides, isWide ? columns.slides : 1);
}

/**
 * The first slide follows the last one.
 * @param first index of the first visible slide
 * @param visible number of visible slides
 */
export function isSeen(slide: number, first: number, visible: number, slides: number): boolean {
  return (slide - first + slides) % slides < visible;
}
