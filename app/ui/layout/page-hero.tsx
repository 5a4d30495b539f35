import type { ReactNode } from 'react';
import type { SceneUrls } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { PlainHero } from '#app/ui/layout/plain-hero.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { darkSkyOf, SceneSources } from '#app/ui/layout/scene-sources.tsx';

interface PageHeroProps {
  /** The drawing at the bottom. Without it, the hero is one color with an ornament. */
  scene: SceneUrls | undefined;
  /** Height of the drawing; `slim` is `low`, but on a desktop leaves room for the next section. */
  size: 'tall' | 'low' | 'slim';
  /** Morning for job seekers and Cares, night for businesses. */
  hour?: 'morning' | 'night';
  children: ReactNode;
}

/** The narrow drawing is as wide as the viewport, and its roofs and peaks grow with it. */
const NIGHT_SPACE = 'pb-[max(12.5rem,51vw)] sm:pb-24';

/** The drawing fills the whole hero; on a desktop the text leaves its right side free. */
const NIGHT = {
  sky: 'on-night ground-night',
  text: { tall: `${NIGHT_SPACE} sm:min-h-125`, low: NIGHT_SPACE, slim: NIGHT_SPACE },
  scene:
    'aspect-620/640 object-cover object-bottom sm:aspect-1600/640 lg:aspect-auto lg:h-full lg:object-right-bottom',
} as const;

const SIZES = {
  tall: {
    text: 'min-h-[40rem] sm:min-h-125',
    measure: 'max-w-160',
    scene: 'h-82.5 sm:h-105',
  },
  low: {
    text: 'min-h-0 pb-30 sm:pb-40',
    measure: 'max-w-200',
    // The mask fades the cropped top of the drawing into the sky.
    scene: 'h-40 mask-[linear-gradient(to_top,#000_85%,transparent)] sm:h-55',
  },
  slim: {
    text: 'min-h-0 pb-30 sm:pb-40 lg:pb-13 2xl:pb-26',
    measure: 'max-w-200 lg:max-w-none lg:pt-2',
    // Tall enough to show the sun, which grows with the drawing.
    scene:
      'h-40 mask-[linear-gradient(to_top,#000_85%,transparent)] sm:h-55 lg:h-[17.5vw] lg:max-h-84',
  },
} as const;

/** The top of a page: the sky with text above a drawing, or one color. */
export function PageHero({ scene, size, hour = 'morning', children }: PageHeroProps) {
  if (!scene) return <PlainHero hour={hour}>{children}</PlainHero>;
  return (
    <SceneHero scene={scene} size={size} hour={hour}>
      {children}
    </SceneHero>
  );
}

interface SceneHeroProps extends Required<PageHeroProps> {
  scene: SceneUrls;
}

function SceneHero({ scene, size, hour, children }: SceneHeroProps) {
  const isNight = hour === 'night';
  const darkSky = darkSkyOf(usePack(), scene);
  const sceneSpace = isNight ? NIGHT.text[size] : SIZES[size].text;
  return (
    <section
      data-hour={hour}
      className={`printed relative isolate overflow-hidden pt-18 lg:pt-22 ${isNight ? NIGHT.sky : `ground-sky ${darkSky}`}`}
    >
      <div className={`wrap relative print:min-h-0! print:pb-6! ${sceneSpace}`}>
        <RenderBlockingHero className={`pt-3 md:pt-8 ${SIZES[size].measure}`}>
          {children}
        </RenderBlockingHero>
      </div>
      {/* After the text, whose height determines where the picture is. */}
      <picture className="no-print">
        <SceneSources scene={scene} />
        <img
          src={scene.narrow}
          fetchPriority="high"
          alt=""
          className={`mirrored absolute inset-x-0 -bottom-px -z-2 w-full ${isNight ? NIGHT.scene : SIZES[size].scene}`}
        />
      </picture>
    </section>
  );
}
