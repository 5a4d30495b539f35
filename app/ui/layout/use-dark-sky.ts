import type { SceneUrls } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';

/** The class of a sky by day for dark pages: stars, or a shade over a drawing that has no night. */
export function useDarkSky(scene: SceneUrls | undefined): 'starlit' | 'dusk' {
  const pack = usePack();
  return scene === undefined || pack.hasNight(scene) ? 'starlit' : 'dusk';
}
