import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { breadcrumbsOf } from '#app/page-head.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { Day } from '#app/ui/dates/day.tsx';
import { TextDocument } from './text-document.tsx';

const copyOf = (pack: LocalizedPack, path: string) =>
  pack.pages('plain').get(path.split('/').findLast(Boolean) ?? '');

/** Each plain page has its own route, whose path is its slug. */
export function loader({ pack, request }: LoaderArgs) {
  const copy = copyOf(pack, new URL(request.url).pathname);
  if (!copy) throw data(null, { status: 404 });
  return { copy };
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.loaderData?.copy;
  return copy ? metadata(copy.meta, args) : [];
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { copy } = page.loaderData;
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(copy), page)];
}

export default function PlainPage({ loaderData: { copy } }: PageProps<typeof loader>) {
  const { t } = usePack().locale;
  const updated = copy.updated && (
    <>
      {t('Last updated')} <Day day={copy.updated} />
    </>
  );
  return <TextDocument copy={copy} updated={updated} intro={copy.lede} />;
}
