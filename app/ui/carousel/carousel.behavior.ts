import { isRightToLeft, visualKey } from '#app/language/direction.ts';
import { prefersReducedMotion } from '#app/ui/motion/reduced-motion.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { isVisible, visibleNumbers, visibleSlides } from './columns.ts';

export interface CarouselOptions {
  columns: { from: number; slides: number };
  /** For example '{n} of {m}'. */
  position: string;
}

/**
 * Turns a scrollable row into a carousel that loops in both directions. If Embla cannot be fetched,
 * the row stays scrollable.
 */
export default function carousel(root: HTMLElement, { columns, position }: CarouselOptions) {
  const section = root.firstElementChild as HTMLElement | null;
  const viewport = root.querySelector<HTMLElement>('[data-viewport]');
  const status = root.querySelector('[aria-live]');
  if (!section || !viewport) return;
  const slides = [...viewport.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const count = slides.length;
  const wide = matchMedia(`(width >= ${columns.from}rem)`);
  let turner: Turner | undefined;
  let isRequested = false;
  let first = 0;

  const visible = () => visibleSlides(columns, count, wide.matches);

  function draw() {
    const turns = turner !== undefined && count > visible();
    section?.toggleAttribute('data-turns', turner !== undefined);
    for (const [index, slide] of slides.entries()) {
      slide.inert = turns && !isVisible(index, first, visible(), count);
    }
    if (status) {
      const n = visibleNumbers(first, visible(), count, position);
      status.textContent = fillPlaceholders(position, { n, m: count });
    }
    // The keyboard scrolls the row until Embla runs; then the viewport keeps the focus if it has
    // it.
    if (count <= visible()) viewport?.removeAttribute('tabindex');
    else if (viewport) viewport.tabIndex = turner ? -1 : 0;
  }

  async function update() {
    draw();
    if (isRequested || !viewport || count <= visible()) return;
    isRequested = true;
    turner = await drive(viewport, (slide) => {
      first = slide;
      draw();
    }).catch(() => undefined);
    draw();
  }

  const turn = (by: 1 | -1) => turner?.turn(by, prefersReducedMotion());
  section.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[visualKey(event.key)];
    if (!by || count <= visible() || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    turn(by as 1 | -1);
  });
  for (const button of section.querySelectorAll<HTMLButtonElement>('button[data-by]')) {
    button.addEventListener('click', () => turn(button.dataset.by === '1' ? 1 : -1));
  }
  wide.addEventListener('change', update);
  void update();
}

interface Turner {
  /** @param isInstant without animation */
  turn(by: 1 | -1, isInstant: boolean): void;
}

/**
 * Attaches Embla to the existing row.
 * @param onSelect called with the index of the first visible slide
 */
async function drive(viewport: HTMLElement, onSelect: (slide: number) => void): Promise<Turner> {
  const { default: EmblaCarousel } = await import('embla-carousel');
  viewport.scrollLeft = 0;
  const direction = isRightToLeft() ? 'rtl' : 'ltr';
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', direction });
  const select = () => onSelect(embla.selectedScrollSnap());
  embla.on('select', select).on('reInit', select);
  return {
    turn(by, isInstant) {
      const count = embla.scrollSnapList().length;
      const next = (embla.selectedScrollSnap() + by + count) % count;
      // In a loop, `scrollTo` takes the shorter direction, so the direction is given where
      // possible.
      if (by === 1 && embla.canScrollNext()) embla.scrollNext(isInstant);
      else if (by === -1 && embla.canScrollPrev()) embla.scrollPrev(isInstant);
      else embla.scrollTo(next, isInstant);
    },
  };
}
