import { useEffect } from 'react';
import type { Area } from './area.ts';

const SIGN_IN = [
  () => import('#console/views/sign-in/sign-in.tsx'),
  () => import('#console/views/sign-in/proof.tsx'),
];

/**
 * Fetches what will be needed once the browser has nothing else to do: signing in again above all, which has to
 * work when the files of this version are there no more.
 */
export function useFilesAhead(areas: readonly Area[]): void {
  const paths = areas.map(({ path }) => path).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same paths have the same files
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    idle(() => {
      const views = areas.flatMap(({ routes }) =>
        routes.flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy] : [])),
      );
      // What does not come now is asked for again when it is wanted.
      for (const load of [...SIGN_IN, ...views]) void load().catch(() => undefined);
    });
  }, [paths]);
}
