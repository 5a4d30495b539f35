import type { ReactNode } from 'react';
import { usePack } from '#app/pack-context.ts';
import { PlainHero } from '#app/ui/layout/plain-hero.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { focusOf } from '#app/ui/media/focus.ts';

interface WindowHeroProps {
  /** URL of a 4:3 drawing. Without it, the hero is one color with an ornament. */
  image: string | undefined;
  /** The text; breadcrumb and buttons should be `no-print`. */
  children: ReactNode;
}

/** A hero at night, with text beside a framed drawing. */
export function WindowHero({ image, children }: WindowHeroProps) {
  const pack = usePack();
  if (!image) return <PlainHero hour="night">{children}</PlainHero>;
  return (
    <section
      data-hour="night"
      className="on-night ground-night pt-18 lg:pt-22 print:bg-none print:pt-0"
    >
      <div className="wrap grid items-center gap-x-8 gap-y-10 pt-3 pb-16 printed sm:grid-cols-2 md:pt-8 lg:gap-x-14 lg:pb-22 print:block print:px-8! print:pb-9!">
        <RenderBlockingHero>{children}</RenderBlockingHero>
        <img
          src={image}
          alt=""
          fetchPriority="high"
          width={580}
          height={435}
          className={`no-print aspect-4/3 w-full rounded-panel object-cover ${focusOf(pack, image)}`}
        />
      </div>
    </section>
  );
}
