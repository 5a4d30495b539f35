import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { Link } from '#contract/site.ts';

interface HeroTextProps {
  /** Omitted for pages in the menu's first row. */
  breadcrumbs?: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
  heading: string;
  lede?: string | undefined;
  /** The page's main action, as a button. */
  action?: Link;
  /** Other buttons or links. */
  children?: ReactNode;
}

export function HeroText({ breadcrumbs, heading, lede, action, children }: HeroTextProps) {
  return (
    <>
      {breadcrumbs && <Breadcrumb breadcrumbs={breadcrumbs} />}
      <h1 className={`text-4xl tracking-[-0.04em] ${breadcrumbs ? 'mt-5' : ''}`}>
        <Unbroken text={heading} />
      </h1>
      {lede && <p className="mt-4 max-w-140 text-lg in-[.on-night]:quiet">{lede}</p>}
      {(action || children) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {action && <ButtonLink link={action} tone="action" className="max-sm:w-full" />}
          {children}
        </div>
      )}
    </>
  );
}
