import type { ReactNode } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { Day } from '#app/ui/dates/day.tsx';
import { WindowHero } from '#app/ui/layout/window-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

interface StoryHeroProps {
  /** Name of the company that the story is about. */
  company: string;
  logo?: string | undefined;
  heading: string;
  subtitle?: string;
  lede: string;
  /** Date of publication. */
  published: string;
  /** URL of the drawing. */
  image: string | undefined;
  /** Links below the text. */
  children: ReactNode;
}

/** A window in the night, which shows the subject of the story. */
export function StoryHero(props: StoryHeroProps) {
  const pack = usePack();
  const { company, logo, heading, subtitle, lede, published, image, children } = props;
  return (
    <WindowHero image={image}>
      <div className="no-print">
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, company)} />
      </div>
      {logo && (
        <span className="no-print mt-5 grid size-13.5 place-items-center rounded-[15px] bg-white">
          <img src={logo} alt="" width={28} height={28} className="ink-drawing" />
        </span>
      )}
      <h1 className="mt-5 text-4xl tracking-[-0.04em]">
        <Unbroken text={heading} />
      </h1>
      {subtitle && (
        <p className="mt-4 text-2xl leading-tight font-medium text-balance">{subtitle}</p>
      )}
      <p className="quiet mt-4 max-w-130 text-lg">{lede}</p>
      <p className="quiet mt-3 text-sm">
        <Day day={published} />
      </p>
      <div className="no-print mt-7">{children}</div>
    </WindowHero>
  );
}

export const breadcrumbsOf = (pack: LocalizedPack, company: string) => [
  { title: pack.copy('story-pages').breadcrumb, href: '/customers' },
  { title: company },
];
