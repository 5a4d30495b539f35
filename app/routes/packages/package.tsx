import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import { NotFoundPanel } from '#app/routes/not-found/not-found-panel.tsx';
import { hrefOfPackage, priceOf } from '#app/ui/package-card/package-facts.ts';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { BesideList } from '#app/ui/side-list/beside-list.tsx';
import copy from '#content/package-pages.yaml';
import errors from '#content/pages/errors.yaml';
import packages from '#content/service-packages.yaml';
import type { Route } from './+types/package';
import { GoesWith } from './goes-with.tsx';
import { loadPackage } from './load-package.ts';
import { PackageHero } from './package-hero.tsx';
import { PackageText } from './package-text.tsx';

const LIST = {
  label: copy.list,
  items: packages.map(({ slug, title, charge }) => ({
    title,
    href: hrefOfPackage(slug),
    note: priceOf(charge).figure,
  })),
  keep: 'service packages',
};

async function load(slug: string) {
  const found = await loadPackage(slug);
  return found ? data(found) : data(null, { status: 404 });
}

export function loader({ params }: Route.LoaderArgs) {
  return load(params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return load(params.slug);
}

export function meta(args: Route.MetaArgs) {
  const found = args.loaderData;
  if (!found) return metadata({ title: errors.notFound.title, noIndex: true }, args);
  return metadata({ ...found.page.meta, title: found.item.title }, args);
}

export default function PackageRoute({ loaderData: found }: Route.ComponentProps) {
  if (!found) return <NotFoundPanel />;
  const { link, ...closing } = copy.callToAction;
  return (
    <>
      <PackageHero {...found} />
      <BesideList list={{ ...LIST, current: hrefOfPackage(found.item.slug) }}>
        <PackageText page={found.page} />
      </BesideList>
      <GoesWith slugs={found.page.goesWith} />
      <ScheduleCall copy={closing} link={link} />
    </>
  );
}
