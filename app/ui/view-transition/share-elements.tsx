import { islands } from 'virtual:islands';
import { InlineScript } from '#app/inline-code.tsx';

/** In the head, or a page would be shown before its elements are named. */
export function ShareElements() {
  const code = islands.inline['ui/view-transition/share-elements.ts'];
  return code && <InlineScript code={code} />;
}
