import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { darkSkyOf, SceneSources } from '#app/ui/layout/scene-sources.tsx';
import { Ornament } from '#app/ui/media/ornament.tsx';

interface PaperCardProps {
  /** Shown above the title. */
  icon: ReactNode;
  title: string;
  text: string;
  /** A form or links. */
  children: ReactNode;
}

/** A page with a single card for a single action. */
export function ActionCard({ icon, title, text, children }: PaperCardProps) {
  const { scene } = useCopy('pages/newsletter');
  const pack = usePack();
  return (
    <section
      className={`relative isolate overflow-hidden page-end ${scene ? 'ground-sky' : 'ground-plain'} px-5 pt-26 lg:pt-36 ${scene ? darkSkyOf(pack, scene) : ''}`.trimEnd()}
    >
      <RenderBlockingHero className="mx-auto mb-24 flex max-w-170 flex-col items-center rounded-panel bg-white p-6 text-center shadow-float sm:mb-32 sm:p-12">
        {icon}
        <h1 className="mt-6 text-3xl tracking-[-0.035em]">{title}</h1>
        <p className="mt-4 max-w-120 text-lg text-balance text-ink-700">{text}</p>
        {children}
      </RenderBlockingHero>
      {/* After the text, whose height determines where the picture is. */}
      {scene ? (
        <picture className="no-print">
          <SceneSources scene={scene} />
          <img
            src={scene.narrow}
            alt=""
            className="absolute inset-x-0 bottom-0 -z-2 h-60 w-full object-cover object-right-bottom sm:h-80"
          />
        </picture>
      ) : (
        <Ornament
          seed={title}
          className="no-print absolute end-0 bottom-0 -z-2 h-40 w-54 sm:h-60 sm:w-80 lg:h-90 lg:w-120"
        />
      )}
    </section>
  );
}
