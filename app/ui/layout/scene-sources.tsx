import type { SceneUrls } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';

/** In a `<picture>`, whose `<img>` has the narrow drawing by day. */
export function SceneSources({
  scene,
  narrow = scene.narrow,
}: {
  scene: SceneUrls;
  /** Another URL of the narrow drawing. */
  narrow?: string;
}) {
  const hasNight = usePack().hasNight(scene);
  return (
    <>
      {hasNight && (
        <source
          media="(width >= 40rem) and (prefers-color-scheme: dark)"
          srcSet={`${scene.wide}#night`}
        />
      )}
      <source media="(width >= 40rem)" srcSet={scene.wide} />
      {hasNight && <source media="(prefers-color-scheme: dark)" srcSet={`${narrow}#night`} />}
    </>
  );
}
