import type { ReactNode } from 'react';
import { usePage } from '#app/page-context.ts';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Ornament } from '#app/ui/media/ornament.tsx';

interface PlainHeroProps {
  hour: 'morning' | 'night';
  children: ReactNode;
}

const GROUNDS = { morning: 'ground-plain', night: 'on-night ground-plain-night' } as const;

/** The top of a page without a drawing. From 640 px on the ornament is beside the text. */
export function PlainHero({ hour, children }: PlainHeroProps) {
  const { pathname } = usePage().location;
  return (
    <section
      data-hour={hour}
      className={`printed relative isolate overflow-hidden pt-18 lg:pt-22 ${GROUNDS[hour]}`}
    >
      <div className="wrap relative pb-10 sm:pb-12 lg:flex lg:min-h-72 lg:items-center lg:pb-16 print:min-h-0! print:pb-6!">
        <RenderBlockingHero className="pt-3 md:pt-8 sm:max-w-[62%]">{children}</RenderBlockingHero>
      </div>
      <Ornament
        seed={pathname}
        className="no-print -z-1 ms-auto aspect-4/3 w-36 sm:absolute sm:end-0 sm:bottom-0 sm:w-[min(34%,30rem)]"
      />
    </section>
  );
}
