import { type RefCallback, useCallback } from 'react';
import { lineProgress } from './line-progress.ts';

/** For the rail of a timeline, whose size never changes with what is filled of it: sets `--filled`
 * from 0 to 1 as the page scrolls. */
export function useLine(): RefCallback<HTMLElement> {
  return useCallback((rail) => {
    if (!rail) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { top, height } = rail.getBoundingClientRect();
      rail.style.setProperty('--filled', String(lineProgress(top, height, innerHeight)));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, []);
}
