import type { LocalizedPack, SceneUrls } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';

interface SceneSourcesProps {
  scene: SceneUrls;
  /** Another URL of the narrow drawing. */
  narrow?: string;
}

/** In a `<picture>`, whose `<img>` has the narrow drawing by day. */
export function SceneSources({ scene, narrow = scene.narrow }: SceneSourcesProps) {
  const hasNight = usePack().hasNight(scene);
  return (
    <>
      {hasNight && (
        <source
          media="(width >= 40rem) and (prefers-color-scheme: dark)"
          srcSet={nightUrl(scene.wide)}
        />
      )}
      <source media="(width >= 40rem)" srcSet={scene.wide} />
      {hasNight && <source media="(prefers-color-scheme: dark)" srcSet={nightUrl(narrow)} />}
    </>
  );
}

/**
 * With only another fragment, Chromium would reuse the picture by day after a change of the
 * system's colors.
 */
function nightUrl(url: string): string {
  if (url.startsWith('data:')) return `${url.replace(',', ';charset=utf-8,')}#night`;
  return `${url}${url.includes('?') ? '&' : '?'}night#night`;
}

/** The class of a sky by day for dark pages: stars, or a shade over a drawing that has no night. */
export const darkSkyOf = (pack: LocalizedPack, scene: SceneUrls): 'starlit' | 'dusk' =>
  pack.hasNight(scene) ? 'starlit' : 'dusk';
