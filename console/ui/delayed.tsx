import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds within which an answer feels immediate: nothing shows that it is waited for. */
const DELAY = 300;

/** Shows what it holds only after a moment: what comes at once needs no sign of waiting. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}
