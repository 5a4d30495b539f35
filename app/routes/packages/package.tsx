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
import { hrefOfPackage, priceOf } from '#app/ui/package-card/package-facts.ts';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { BesideList } from '#app/ui/side-list/beside-list.tsx';
import { GoesWith } from './goes-with.tsx';
import { loadPackage } from './load-package.ts';
import { breadcrumbsOf } from './package-breadcrumbs.ts';
import { PackageHero } from './package-hero.tsx';
import { PackageText } from './package-text.tsx';

const listOf = (pack: LocalizedPack) => ({
  label: pack.copy('package-pages').list,
  items: pack.copy('service-packages').map(({ slug, title, charge }) => ({
    title,
    href: hrefOfPackage(slug),
    note: priceOf(charge).figure,
  })),
  keep: 'service packages',
});

export const handle = (pack: LocalizedPack): PageHandle => ({
  slugs: pack.copy('service-packages').map(({ slug }) => slug),
  headerTheme: 'night',
});

function load(pack: LocalizedPack, slug: string) {
  const found = loadPackage(pack, slug);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader({ pack, params }: LoaderArgs) {
  return load(pack, params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  const found = args.loaderData;
  return found ? metadata({ ...found.page.meta, title: found.item.title }, args) : [];
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

export default function PackageRoute({ loaderData: found }: PageProps<typeof loader>) {
  const pack = usePack();
  const copy = useCopy('package-pages');
  const { link, ...closing } = copy.callToAction;
  return (
    <>
      <PackageHero {...found} />
      <BesideList list={{ ...listOf(pack), current: hrefOfPackage(found.item.slug) }}>
        <PackageText page={found.page} />
      </BesideList>
      <FirstScreenEnd />
      <GoesWith slugs={found.page.goesWith} />
      <ScheduleCall copy={closing} link={link} />
    </>
  );
}
