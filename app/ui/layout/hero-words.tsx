import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

interface HeroWordsProps {
  /** The steps from the home page to this one, if it is not named in the menu's first row. */
  breadcrumbs?: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
  heading: string;
  lede?: string | undefined;
  /** The ways on. */
  children?: ReactNode;
}

/** The words that most pages open with. */
export function HeroWords({ breadcrumbs, heading, lede, children }: HeroWordsProps) {
  return (
    <>
      {breadcrumbs && <Breadcrumb breadcrumbs={breadcrumbs} />}
      <h1 className={`text-4xl tracking-[-0.04em] ${breadcrumbs ? 'mt-5' : ''}`}>
        <Unbroken text={heading} />
      </h1>
      {lede && <p className="mt-4 max-w-140 text-lg in-[.on-night]:quiet">{lede}</p>}
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </>
  );
}
