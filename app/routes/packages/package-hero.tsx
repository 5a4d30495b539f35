import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { WindowHero } from '#app/ui/window-hero/window-hero.tsx';
import copy from '#content/package-pages.yaml';
import type { LoadedPackage } from './load-package.ts';
import { INDEX, priceOf } from './package-facts.ts';

/** Night around a window, in which it is the package's own hour. */
export function PackageHero({ item, page, to }: LoadedPackage & { to: string }) {
  const { words, figure } = priceOf(item.charge);
  return (
    <WindowHero image={page.view}>
      <Breadcrumb trail={[{ title: copy.breadcrumb, href: INDEX }, { title: item.title }]} />
      <h1 className="mt-5 text-4xl tracking-[-0.04em]">{item.title}</h1>
      <p className="quiet mt-4 max-w-140 text-lg text-pretty">{page.lede}</p>
      <p className="mt-6 leading-tight">
        <span className="quiet">{words}</span>{' '}
        <strong className="block text-3xl font-bold tracking-[-0.03em] tabular-nums">
          {figure}
        </strong>
      </p>
      <ButtonLink to={to} tone="action" className="no-print mt-7 w-full sm:w-auto">
        {copy.callToAction.button}
      </ButtonLink>
    </WindowHero>
  );
}
