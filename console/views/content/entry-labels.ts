/** How the console names the states of an entry. */
import type { BadgeTone } from '#console/ui/badge.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import type { EntrySummary } from '#contract/console/entries.ts';

export interface StateLabel {
  text: string;
  tone: BadgeTone;
}

/** What is live, what is a draft, and what changes when: the most urgent first. */
export function stateLabels(entry: EntrySummary): StateLabel[] {
  const { deletedAt, hasConflict, draftAt, isLive, next, reviewAskedAt } = entry;
  if (deletedAt !== null) return [{ text: 'In the bin', tone: 'neutral' }];
  const labels: StateLabel[] = [];
  if (hasConflict) labels.push({ text: 'Conflict with a file', tone: 'danger' });
  if (reviewAskedAt !== null) labels.push({ text: 'Waits for review', tone: 'violet' });
  if (next) {
    const verb = next.isTakedown ? 'Comes down' : 'Goes live';
    labels.push({ text: `${verb} ${formatDateTime(next.dueAt)} your time`, tone: 'accent' });
  }
  if (draftAt !== null) {
    const text = isLive ? 'Live, with a draft' : 'Draft, not on the site';
    labels.push({ text, tone: 'warning' });
  } else if (isLive) labels.push({ text: 'Live', tone: 'success' });
  else labels.push({ text: 'Not on the site', tone: 'neutral' });
  return labels;
}

/** The file is in the query, because the server takes paths with dots for files. */
export const editPath = (file: string, field = '', line: number | null = null) =>
  `/content/edit?${new URLSearchParams({
    file,
    ...(field && { field }),
    ...(line !== null && { line: String(line) }),
  })}`;
