import { useCopy, usePack } from '#app/pack-context.ts';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { priceOf } from '#app/ui/package-card/package-facts.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { WindowHero } from '#app/ui/window-hero/window-hero.tsx';
import type { LoadedPackage } from './load-package.ts';
import { breadcrumbsOf } from './package-breadcrumbs.ts';

/** Night around a window, in which it is the package's own hour. */
export function PackageHero({ item, page }: LoadedPackage) {
  const pack = usePack();
  const copy = useCopy('package-pages');
  const { words, figure } = priceOf(item.charge);
  return (
    <WindowHero image={page.view}>
      <div className="no-print">
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, item)} />
      </div>
      <h1 className="mt-5 text-4xl tracking-[-0.04em]">
        <Unbroken text={item.title} />
      </h1>
      <p className="quiet mt-4 max-w-140 text-lg">{page.lede}</p>
      <p className="mt-6 leading-tight">
        <span className="quiet">{words}</span>{' '}
        <strong className="block text-3xl font-bold tracking-[-0.03em] tabular-nums">
          {figure}
        </strong>
      </p>
      <ButtonLink
        href={copy.callToAction.link.href}
        tone="action"
        className="no-print mt-7 w-full sm:w-auto"
      >
        {copy.callToAction.link.title}
      </ButtonLink>
    </WindowHero>
  );
}
