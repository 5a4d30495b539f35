import { apiContext } from '#app/api-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import copy from '#content/pages/whitepapers.yaml';
import type { ContentApi } from '#contract/public-api.ts';
import { ArticleList } from './article-list.tsx';
import { ListHero } from './list-hero.tsx';
import { listJsonLd } from './list-json-ld.ts';
import { listMetadata } from './list-metadata.ts';
import { listHandle } from './list-query.ts';
import { loadList, textCard, textsOf } from './load-list.ts';

export const handle: PageHandle = listHandle(copy.list.filters);

const load = (api: ContentApi, request: Request) =>
  loadList(request, copy.list, textsOf(api, 'whitepapers'), textCard);

export function loader({ context, request }: LoaderArgs) {
  return load(context.get(apiContext), request);
}

export function meta(args: MetaArgs<typeof loader>) {
  return listMetadata(copy.meta, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return listJsonLd(copy, page);
}

export default function PaperListPage({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <ListHero copy={copy} size="low" q={loaderData.query.q} />
      <ArticleList copy={copy.list} loaded={loaderData} />
      <ContactBand />
    </>
  );
}
