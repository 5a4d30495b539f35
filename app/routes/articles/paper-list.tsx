import type { LocalizedPack } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import type { ContentApi } from '#contract/public-api.ts';
import { ArticleList } from './article-list.tsx';
import { ListHero } from './list-hero.tsx';
import { listJsonLd, listMetadata } from './list-metadata.ts';
import { listHandle } from './list-query.ts';
import { loadList, textCard, textsOf } from './load-list.ts';

export const handle = (pack: LocalizedPack): PageHandle =>
  listHandle(pack.copy('pages/whitepapers').list.filters);

const load = (pack: LocalizedPack, api: ContentApi, request: Request) =>
  loadList(request, pack.copy('pages/whitepapers').list, textsOf(api, 'whitepapers'), textCard);

export function loader({ pack, context, request }: LoaderArgs) {
  return load(pack, context.get(apiContext), request);
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/whitepapers');
  return listMetadata(copy.meta, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const copy = page.pack.copy('pages/whitepapers');
  return listJsonLd(copy, page);
}

export default function PaperListPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/whitepapers');
  return (
    <>
      <ListHero copy={copy} size="low" q={loaderData.query.q} />
      <ArticleList copy={copy.list} loaded={loaderData} />
      <ContactBand />
    </>
  );
}
