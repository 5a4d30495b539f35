import { useEffect, useState } from 'react';
import { currentSection } from './current-section.ts';

/** The id of the section that is read, told anew as the page scrolls. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const found = key
        .split(' ')
        .flatMap((id) => document.getElementById(id) ?? [])
        .map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 1;
      setCurrent(
        found[
          currentSection(
            found.map(({ top }) => top),
            atEnd,
          )
        ]?.id,
      );
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [key]);
  return current;
}
