import { type ReactNode, useId } from 'react';

interface RenderBlockingHeroProps {
  className?: string;
  children: ReactNode;
}

/**
 * The render-blocking hero: the words that a page opens with. The browser paints nothing before it has read them, so they are
 * part of the first paint and not of a later one, whatever size the menu above them has.
 */
export function RenderBlockingHero({ className, children }: RenderBlockingHeroProps) {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <div className={className}>{children}</div>
      {/* Behind them: the browser goes on as soon as it has read where an element begins. */}
      <span id={id} hidden />
    </>
  );
}
