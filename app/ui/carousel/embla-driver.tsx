import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { useReducedMotion } from '#app/ui/motion/use-reduced-motion.ts';

/** What the carousel may ask of its driver. */
export interface Turner {
  turn(by: 1 | -1): void;
}

interface EmblaDriverProps {
  viewport: HTMLElement;
  /** Told the first slide that is seen. */
  onSelect(slide: number): void;
  onReady(turner: Turner | null): void;
}

/** Embla takes over the row that is there already. In a file of its own: fetched when needed. */
export default function EmblaDriver({ viewport, onSelect, onReady }: EmblaDriverProps) {
  const stillness = useReducedMotion();
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  useEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    const tell = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', tell).on('reInit', tell);
    tell();
    onReady({
      turn(by) {
        const count = embla.scrollSnapList().length;
        const next = (embla.selectedScrollSnap() + by + count) % count;
        // In a loop `scrollTo` takes the short way round; `scrollNext` tells it which one.
        if (by === 1 && embla.canScrollNext()) embla.scrollNext(stillness);
        else if (by === -1 && embla.canScrollPrev()) embla.scrollPrev(stillness);
        else embla.scrollTo(next, stillness);
      },
    });
    return () => {
      embla.off('select', tell).off('reInit', tell);
      onReady(null);
    };
  }, [embla, onSelect, onReady, stillness]);
  return null;
}
