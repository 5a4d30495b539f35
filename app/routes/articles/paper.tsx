import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import {
  type ActionArgs,
  apiContext,
  type LoaderArgs,
  type MetaArgs,
  type PageProps,
} from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import type { Article } from '#contract/articles.ts';
import { entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata, entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';
import { receiveGate } from './gate/receive-gate.ts';
import { loadText } from './load-entry.ts';
import { TextPage } from './text-page.tsx';
import { textPathsOf } from './text-paths.ts';

export const handle: PageHandle = { entries: 'whitepapers' };

export function loader({ context, params }: LoaderArgs) {
  return loadText(context.get(apiContext), 'whitepapers', params.slug);
}

export function action({ context, params, request }: ActionArgs) {
  return receiveGate('paper', params.slug, { context, request });
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.pack.copy('pages/whitepapers');
  return entryMetadata(copy, args);
}

const pathOf = (pack: LocalizedPack) => textPathsOf(pack).whitepapers;

export function structuredData(
  page: PageFacts<PageProps<typeof loader, typeof action>['loaderData']>,
) {
  const { pack } = page;
  const copy = pack.copy('pages/whitepapers');
  return entryJsonLd(copy, pathOf(pack), page, article);
}

export default function PaperPage({ loaderData }: PageProps<typeof loader, typeof action>) {
  const pack = usePack();
  const copy = useCopy('pages/whitepapers');
  return (
    <TextPage
      copy={copy}
      path={pathOf(pack)}
      loaded={loaderData}
      about={copy.detail.about}
      cover={(paper) => <PaperGate paper={paper} />}
    />
  );
}

/** The cover of a paper and the form that opens its file. */
function PaperGate({ paper }: { paper: Article }) {
  const pack = usePack();
  const copy = useCopy('gate');
  const words = useCopy('words');
  const { title, thanks, open } = copy.paper;
  return (
    <Gate
      kind="paper"
      slug={paper.slug}
      pageTitle={entryTitle(pack, paper)}
      entry={paper}
      thanks={{ title, thanks, note: copy.paper.note, open: { label: open, newTab: words.newTab } }}
    />
  );
}
