import { prefersReducedMotion } from '#app/ui/motion/reduced-motion.ts';
import { fill } from '#contract/fill.ts';
import { isSeen, visibleSlides } from './columns.ts';

export interface CarouselOptions {
  columns: { from: number; slides: number };
  /** For example '{n} of {m}'. */
  position: string;
}

/**
 * A row that one scrolls by hand goes round in both directions. Where what drives it cannot be fetched,
 * it stays what it is.
 */
export default function carousel(root: HTMLElement, { columns, position }: CarouselOptions) {
  const section = root.firstElementChild as HTMLElement | null;
  const viewport = root.querySelector<HTMLElement>('[data-viewport]');
  const place = root.querySelector('[aria-live]');
  if (!section || !viewport) return;
  const slides = [...viewport.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const count = slides.length;
  const wide = matchMedia(`(width >= ${columns.from}rem)`);
  let turner: Turner | undefined;
  let isAsked = false;
  let first = 0;

  const visible = () => visibleSlides(columns, count, wide.matches);

  function draw() {
    const turns = turner !== undefined && count > visible();
    section?.toggleAttribute('data-turns', turner !== undefined);
    for (const [index, slide] of slides.entries()) {
      slide.inert = turns && !isSeen(index, first, visible(), count);
    }
    if (place) place.textContent = fill(position, { n: first + 1, m: count });
    // Until it can be turned, the keyboard scrolls it; then whoever is on it stays there.
    if (count <= visible()) viewport?.removeAttribute('tabindex');
    else if (viewport) viewport.tabIndex = turner ? -1 : 0;
  }

  async function settle() {
    draw();
    if (isAsked || !viewport || count <= visible()) return;
    isAsked = true;
    turner = await drive(viewport, (slide) => {
      first = slide;
      draw();
    }).catch(() => undefined);
    draw();
  }

  const turn = (by: 1 | -1) => turner?.turn(by, prefersReducedMotion());
  section.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || count <= visible() || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    turn(by as 1 | -1);
  });
  for (const button of section.querySelectorAll<HTMLButtonElement>('button[data-by]')) {
    button.addEventListener('click', () => turn(button.dataset.by === '1' ? 1 : -1));
  }
  wide.addEventListener('change', settle);
  void settle();
}

interface Turner {
  /** @param isInstant without gliding */
  turn(by: 1 | -1, isInstant: boolean): void;
}

/**
 * Embla takes over the row that is there already; it is fetched only where there is something to turn.
 * @param tell the first slide that is seen
 */
async function drive(viewport: HTMLElement, tell: (slide: number) => void): Promise<Turner> {
  const { default: EmblaCarousel } = await import('embla-carousel');
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start' });
  const select = () => tell(embla.selectedScrollSnap());
  embla.on('select', select).on('reInit', select);
  return {
    turn(by, isInstant) {
      const count = embla.scrollSnapList().length;
      const next = (embla.selectedScrollSnap() + by + count) % count;
      // In a loop `scrollTo` takes the short way round; `scrollNext` tells it which one.
      if (by === 1 && embla.canScrollNext()) embla.scrollNext(isInstant);
      else if (by === -1 && embla.canScrollPrev()) embla.scrollPrev(isInstant);
      else embla.scrollTo(next, isInstant);
    },
  };
}
