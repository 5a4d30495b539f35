import { visibleNumbers } from '#app/ui/carousel/columns.ts';
import { fillPlaceholders } from '#contract/fill.ts';

interface StoryCopy {
  /** For example '{number} of {total}'. */
  position: string;
}

/** A circular carousel; the style sheet lays out the slides by `data-place`. */
export default function storyCarousel(root: HTMLElement, { position }: StoryCopy) {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-place]')];
  const marks = [...root.querySelectorAll<HTMLElement>('[data-mark]')];
  const texts = root.querySelectorAll<HTMLElement>('[data-visible]');
  const total = slides.length;
  let first = 0;

  function move(by: number) {
    first = (first + by + total) % total;
    for (const [index, slide] of slides.entries())
      slide.dataset.place = slidePosition(index, first, total);
    for (const [index, mark] of marks.entries())
      mark.dataset.mark = slidePosition(index, first, total);
    for (const text of texts) {
      const number = visibleNumbers(first, Number(text.dataset.visible), total, position);
      text.textContent = fillPlaceholders(position, { number, total });
    }
  }

  for (const [index, button] of root.querySelectorAll('button').entries()) {
    button.addEventListener('click', () => move(index === 0 ? -1 : 1));
  }
}

/** The slide `first` is visible, `second` only if there is room, and `away` is not. */
export function slidePosition(
  slide: number,
  first: number,
  total: number,
): 'first' | 'second' | 'away' {
  const behind = (slide - first + total) % total;
  if (behind === 0) return 'first';
  return behind === 1 ? 'second' : 'away';
}
