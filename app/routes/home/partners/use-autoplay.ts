import { useEffect, useRef, useState } from 'react';
import { useHold } from '#app/ui/auto-tabs/use-hold.ts';

/** Milliseconds for which a logo stays. */
const STAY = 1500;
/** Above it all logos stand side by side. */
const MOBILE = '(width <= 48.75rem)';

/** Moves a row with scroll snapping on by one item at a time, and back to the first from its end. */
export function useAutoplay() {
  const row = useRef<HTMLUListElement>(null);
  const [playing, setPlaying] = useState(true);
  const [touched, setTouched] = useState(false);
  const { held, area, release } = useHold({ onlyInView: true });
  const moving = playing && !held && !touched;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (row.current && !document.hidden && matchMedia(MOBILE).matches) advance(row.current);
    }, STAY);
    return () => clearInterval(timer);
  }, [moving]);

  // A finger that scrolls is no pointer to the page any more, but still a touch.
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: string, touched: boolean) =>
      row.current?.addEventListener(type, () => setTouched(touched), {
        passive: true,
        signal: listening.signal,
      });
    on('touchstart', true);
    on('touchend', false);
    on('touchcancel', false);
    return () => listening.abort();
  }, []);

  return {
    playing,
    toggle() {
      if (!playing) release();
      setPlaying(!playing);
    },
    area,
    row,
  };
}

function advance(row: HTMLElement) {
  const step = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
  const next = Math.round(row.scrollLeft / step) + 1;
  row.scrollTo({ left: isAtEnd ? 0 : next * step, behavior: 'smooth' });
}
