import { islands } from 'virtual:islands';
import { InlineScript } from '#app/inline-code.tsx';

interface KeepScrollProps {
  /** Under which the tab remembers how far it was scrolled. */
  name: string;
}

/** Stands right behind a list that scrolls. In the document, or the list would be seen to move. */
export function KeepScroll({ name }: KeepScrollProps) {
  const code = islands.inline['ui/saved-scroll/keep-scroll.ts'];
  return code && <InlineScript code={code} data-name={name} />;
}
