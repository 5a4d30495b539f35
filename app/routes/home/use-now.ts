import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, anew with each minute; unknown until the browser has taken the page over. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
