import { islands } from 'virtual:islands';
import { InlineScript } from '#app/inline-code.tsx';

/** Stands before all that it wakes: see `loader.ts`. */
export function IslandLoader() {
  const code = islands.inline['islands/loader.ts'];
  return code ? (
    <InlineScript code={code} />
  ) : (
    <script type="module" src="/app/islands/loader.ts" />
  );
}
