import { useEffect, useState } from 'react';

const TICK = 60_000;

/**
 * The time in epoch milliseconds: the server's for what it rendered, then the browser's, anew each
 * minute and whenever somebody looks again.
 */
export function useClock(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
