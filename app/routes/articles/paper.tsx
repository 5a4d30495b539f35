import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { article } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import copy from '#content/pages/whitepapers.yaml';
import type { Route } from './+types/paper';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata, entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';
import { GatedCover } from './gate/gated-cover.tsx';
import { receiveGate } from './gate/receive-gate.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';

export const handle: PageHandle = { entries: 'whitepapers' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadText(context.get(apiContext), 'whitepapers', params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadText(browserContent, 'whitepapers', params.slug);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveGate('paper', params.slug, { context, request });
}

export function meta(args: Route.MetaArgs) {
  return entryMetadata(copy, args);
}

const PATH = '/whitepapers';

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return entryJsonLd(copy, PATH, page, article);
}

export default function PaperPage({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      copy={copy}
      path={PATH}
      loaded={loaderData}
      about={copy.detail.about}
      cover={(paper) => (
        <Gate kind="paper" slug={paper.slug} pageTitle={entryTitle(paper)}>
          {() => <GatedCover of={paper} />}
        </Gate>
      )}
    />
  );
}
