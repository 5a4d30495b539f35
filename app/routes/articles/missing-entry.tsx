import { FailedPanel } from '#app/ui/panels/failed-panel.tsx';
import { MissingPanel } from '#app/ui/panels/missing-panel.tsx';
import type { ArticleCopy } from '#contract/pages/articles.ts';

interface MissingEntryProps {
  copy: ArticleCopy['detail']['notFound'];
  /** 404 where there is none; otherwise it could not be loaded. */
  status: number;
}

/** In place of an entry: it is not there, or not to be had just now. */
export function MissingEntry({ copy, status }: MissingEntryProps) {
  return status === 404 ? <MissingPanel {...copy} /> : <FailedPanel />;
}
