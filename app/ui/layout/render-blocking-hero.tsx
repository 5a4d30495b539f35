import { type ReactNode, useId } from 'react';

interface RenderBlockingHeroProps {
  className?: string;
  children: ReactNode;
}

/**
 * Blocks rendering until the browser has parsed the hero's text, so that it is part of the first
 * paint, regardless of the size of the menu before it in the document.
 */
export function RenderBlockingHero({ className, children }: RenderBlockingHeroProps) {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <div className={className}>{children}</div>
      {/* After the text, because the browser stops waiting at the start tag of the element. */}
      <span id={id} hidden />
    </>
  );
}
