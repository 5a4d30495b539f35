import { apiContext } from '#app/api-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/whitepapers.yaml';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import { receiveGate } from './gate/receive-gate.ts';
import { loadText } from './load-entry.ts';
import { PaperGate } from './paper-gate.tsx';
import { TextPage } from './text-page.tsx';
import { TEXT_PATHS } from './text-paths.ts';

export const handle: PageHandle = { entries: 'whitepapers' };

export function loader({ context, params }: LoaderArgs) {
  return loadText(context.get(apiContext), 'whitepapers', params.slug);
}

export function action({ context, params, request }: ActionArgs) {
  return receiveGate('paper', params.slug, { context, request });
}

export function meta(args: MetaArgs<typeof loader>) {
  return entryMetadata(copy, args);
}

const PATH = TEXT_PATHS.whitepapers;

export function structuredData(
  page: PageFacts<PageProps<typeof loader, typeof action>['loaderData']>,
) {
  return entryJsonLd(copy, PATH, page, article);
}

export default function PaperPage({ loaderData }: PageProps<typeof loader, typeof action>) {
  return (
    <TextPage
      copy={copy}
      path={PATH}
      loaded={loaderData}
      about={copy.detail.about}
      cover={(paper) => <PaperGate paper={paper} />}
    />
  );
}
