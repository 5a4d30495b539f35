/** Where the browser finds what moves: the file of each island and behavior, by what it exports. */
import { islands } from 'virtual:islands';

let files: ReadonlyMap<unknown, string> | undefined;

/** @throws Error for what no `*.island.tsx` or `*.behavior.ts` exports as its default */
export function urlOf(exported: unknown): string {
  // Not at once: an island may itself import what imports this.
  files ??= islands.files();
  const url = files.get(exported);
  if (!url) throw new Error(`No file of an island exports ${String(exported)}`);
  return url;
}

/** What makes React take an island over. */
export const hydrationUrl = () => islands.hydration;
