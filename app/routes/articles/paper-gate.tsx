import copy from '#content/gate.yaml';
import words from '#content/words.yaml';
import type { Article } from '#contract/articles.ts';
import { entryTitle } from './entry-metadata.ts';
import { Gate } from './gate/gate.tsx';

/** The cover of a paper and the form that opens its file. */
export function PaperGate({ paper }: { paper: Article }) {
  const { title, thanks, open } = copy.paper;
  return (
    <Gate
      kind="paper"
      slug={paper.slug}
      pageTitle={entryTitle(paper)}
      entry={paper}
      thanks={{ title, thanks, note: copy.paper.note, open: { label: open, newTab: words.newTab } }}
    />
  );
}
