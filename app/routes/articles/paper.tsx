import { useCopy, usePack } from '#app/pack-context.ts';
import type { ActionArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import type { Article } from '#contract/articles.ts';
import { entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';
import { receiveGate } from './gate/receive-gate.ts';
import { createTextPage, TextPage } from './text-page.tsx';

export const { handle, loader, meta, structuredData } = createTextPage('whitepapers', article);

export function action({ context, params, request }: ActionArgs) {
  return receiveGate('paper', params.slug, { context, request });
}

export default function PaperPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/whitepapers');
  return (
    <TextPage
      kind="whitepapers"
      result={loaderData}
      about={copy.detail.about}
      cover={(paper) => <PaperGate paper={paper} />}
    />
  );
}

function PaperGate({ paper }: { paper: Article }) {
  const pack = usePack();
  const copy = useCopy('gate');
  const labels = useCopy('labels');
  const { title, thanks, open } = copy.paper;
  return (
    <Gate
      kind="paper"
      slug={paper.slug}
      pageTitle={entryTitle(pack, paper)}
      entry={paper}
      thanks={{
        title,
        thanks,
        note: copy.paper.note,
        open: { label: open, newTab: labels.newTab },
      }}
    />
  );
}
