import { digitsInScriptOf } from '#contract/digits.ts';

/** The number of slides of a carousel that are visible at the same time. */
export interface Columns {
  /** Viewport width in rem from which on more than one slide is visible. */
  minWidth: number;
  /** The number of visible slides from that width on. */
  slides: number;
  /** A slide's class by the number of slides that share the width; a single one needs none. */
  slideClasses: Record<number, string>;
  /** Class that hides an element from that width on. */
  hiddenClass: string;
}

/** Three from 75rem (1200 px) on, one below. */
export const testimonialColumns: Columns = {
  minWidth: 75,
  slides: 3,
  slideClasses: { 2: 'min-[75rem]:basis-1/2', 3: 'min-[75rem]:basis-1/3' },
  hiddenClass: 'min-[75rem]:hidden',
};

/** Two from 81.25rem (1300 px) on, one below. */
export const storyColumns: Columns = {
  minWidth: 81.25,
  slides: 2,
  slideClasses: { 2: 'min-[81.25rem]:basis-1/2' },
  hiddenClass: 'min-[81.25rem]:hidden',
};

/** Fewer slides than columns share the whole width. */
export function slideClass(columns: Columns, slides: number): string {
  return columns.slideClasses[Math.min(columns.slides, slides)] ?? '';
}

/** Hides the controls at widths at which all slides are visible. */
export function controlsClass(columns: Columns, slides: number): string {
  if (slides <= 1) return 'hidden';
  return slides <= columns.slides ? columns.hiddenClass : '';
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
export function isVisible(slide: number, first: number, visible: number, slides: number): boolean {
  return (slide - first + slides) % slides < visible;
}

/**
 * Numbers of the visible slides, counted from 1: "2–3" or, after the last slide, "3, 1".
 * @param first index of the first visible slide
 * @param text has a placeholder for them, and they have the digits of its script
 */
export function visibleNumbers(
  first: number,
  visible: number,
  slides: number,
  text: string,
): string {
  const end = first + visible;
  const parts = [range(first + 1, Math.min(end, slides))];
  if (end > slides) parts.push(range(1, end - slides));
  return digitsInScriptOf(text, parts.join(', '));
}

const range = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
