import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in epoch milliseconds, anew with each minute; unknown until the browser has taken the
 * page over. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
