export interface Turner {
  /** @param isInstant without gliding */
  turn(by: 1 | -1, isInstant: boolean): void;
}

/**
 * Embla takes over the row that is there already; it is fetched only where there is something to turn.
 * @param tell the first slide that is seen
 */
export async function drive(viewport: HTMLElement, tell: (slide: number) => void): Promise<Turner> {
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
