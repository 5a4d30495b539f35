import { useCopy, usePack } from '#app/pack-context.ts';
import type { Article } from '#contract/articles.ts';
import { entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';

/** The cover of a paper and the form that opens its file. */
export function PaperGate({ paper }: { paper: Article }) {
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
