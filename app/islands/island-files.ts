/** The URL of each island's and behavior's file, by its default export. */
import { islands } from 'virtual:islands';

let files: ReadonlyMap<unknown, string> | undefined;

/** @throws Error if `exported` is not the default export of a `*.island.tsx` or `*.behavior.ts` */
export function fileUrlOf(exported: unknown): string {
  // Built on the first call, because an island may import modules that import this one.
  files ??= islands.files();
  const url = files.get(exported);
  if (!url) throw new Error(`No file of an island exports ${String(exported)}`);
  return url;
}

/** The URL of `hydrate.tsx`. */
export const hydrationUrl = () => islands.hydration;
