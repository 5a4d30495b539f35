import { useId } from 'react';
import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { service } from '#app/structured-data/service.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { PackageCard } from '#app/ui/cards/package-card.tsx';
import { hrefOfPackage, PACKAGES_PAGE, priceOf } from '#app/ui/cards/package-facts.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { WindowHero } from '#app/ui/layout/window-hero.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { PageWithSideList } from '#app/ui/navigation/page-with-side-list.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { PackageText } from './package-text.tsx';

const listOf = (pack: LocalizedPack) => ({
  label: pack.copy('package-pages').list,
  items: pack.copy('service-packages').map(({ slug, title, charge }) => ({
    title,
    href: hrefOfPackage(slug),
    note: priceOf(charge).figure,
  })),
  scrollKey: 'service packages',
});

export const handle = (pack: LocalizedPack): PageHandle => ({
  slugs: pack.copy('service-packages').map(({ slug }) => slug),
  headerTheme: 'night',
});

/** A package as in the list, with the copy of its page. */
export function loader({ pack, params: { slug } }: LoaderArgs) {
  const item = pack.copy('service-packages').find((candidate) => candidate.slug === slug);
  const page = pack.pages('service-packages').get(slug);
  if (!item || !page) throw data(null, { status: 404 });
  return { item, page };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { loaderData } = args;
  return loaderData
    ? metadata({ ...loaderData.page.meta, title: loaderData.item.title }, args)
    : [];
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { item, page: text } = page.loaderData;
  const { title, charge } = item;
  const { description } = text.meta;
  return [
    service({ name: title, description, charge }, page),
    breadcrumbList(breadcrumbsOf(pack, item), page),
  ];
}

export default function PackageRoute({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const { link, ...closing } = useCopy('package-pages').callToAction;
  return (
    <>
      <PackageHero {...loaderData} />
      <PageWithSideList list={{ ...listOf(pack), current: hrefOfPackage(loaderData.item.slug) }}>
        <PackageText page={loaderData.page} />
      </PageWithSideList>
      <FirstScreenEnd />
      <RelatedPackages slugs={loaderData.page.relatedPackages} />
      <ScheduleCall copy={closing} link={link} />
    </>
  );
}

/** Packages that are often combined with this one, and a link to all packages. */
function RelatedPackages({ slugs }: { slugs: readonly string[] }) {
  const copy = useCopy('package-pages');
  const packages = useCopy('service-packages');
  const id = useId();
  const { title, text } = copy.relatedPackages;
  const related = packages.filter(({ slug }) => slugs.includes(slug));
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print section ground-morning">
      <div className="wrap grid items-center gap-x-16 gap-y-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <HeadingGroup id={id} heading={title} lede={text} />
          <ArrowLink href={PACKAGES_PAGE} className="mt-4">
            {copy.compare}
          </ArrowLink>
        </div>
        <ul className={`grid gap-5 ${related.length > 1 ? 'sm:grid-cols-2' : 'max-w-120'}`}>
          {related.map((item) => (
            <li key={item.slug}>
              <PackageCard item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A window in the night, with the drawing of the package. */
function PackageHero({ item, page }: ReturnType<typeof loader>) {
  const pack = usePack();
  const copy = useCopy('package-pages');
  const { label, figure } = priceOf(item.charge);
  return (
    <WindowHero image={item.square ?? item.drawing}>
      <div className="no-print">
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, item)} repeatsHeading />
      </div>
      <h1 className="mt-5 text-4xl tracking-[-0.04em]">
        <Unbroken text={item.title} />
      </h1>
      <p className="quiet mt-4 max-w-140 text-lg">{page.lede}</p>
      <p className="mt-6 leading-tight">
        <span className="quiet">{label}</span>{' '}
        <strong className="block text-3xl font-bold tracking-[-0.03em] tabular-nums">
          {figure}
        </strong>
      </p>
      <ButtonLink
        link={copy.callToAction.link}
        tone="action"
        className="no-print mt-7 w-full sm:w-auto"
      />
    </WindowHero>
  );
}

const breadcrumbsOf = (pack: LocalizedPack, { title }: { title: string }) => [
  { title: pack.copy('package-pages').breadcrumb, href: PACKAGES_PAGE },
  { title },
];
