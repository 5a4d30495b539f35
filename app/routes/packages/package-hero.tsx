import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { FirstWords } from '#app/ui/first-words/first-words.tsx';
import copy from '#content/package-pages.yaml';
import type { LoadedPackage } from './load-package.ts';
import { INDEX, priceOf } from './package-facts.ts';

/** Night around a window, in which it is the package's own hour. */
export function PackageHero({ item, page, to }: LoadedPackage & { to: string }) {
  const { words, figure } = priceOf(item.charge);
  return (
    <section data-hour="night" className="on-night ground-night pt-18 lg:pt-22">
      <div className="wrap grid items-center gap-x-8 gap-y-10 pb-16 sm:grid-cols-2 lg:gap-x-16 lg:pb-22">
        <FirstWords className="pt-3 md:pt-8">
          <Breadcrumb trail={[{ title: copy.breadcrumb, href: INDEX }, { title: item.title }]} />
          <h1 className="mt-5 text-4xl tracking-[-0.04em]">{item.title}</h1>
          <p className="quiet mt-4 max-w-140 text-lg text-pretty">{page.lede}</p>
          <p className="mt-6 leading-tight">
            <span className="quiet">{words}</span>{' '}
            <strong className="block text-3xl font-bold tracking-[-0.03em] tabular-nums">
              {figure}
            </strong>
          </p>
          <ButtonLink to={to} tone="action" className="mt-7 w-full sm:w-auto">
            {copy.callToAction.button}
          </ButtonLink>
        </FirstWords>
        <img
          src={page.view}
          alt=""
          width={580}
          height={435}
          className="no-print aspect-4/3 w-full rounded-panel object-cover shadow-float sm:mt-8"
        />
      </div>
    </section>
  );
}
