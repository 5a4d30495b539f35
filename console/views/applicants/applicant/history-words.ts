/** What happened to an application, in sentences. */
import type { Applicant } from '#contract/console/applicants.ts';

export type HistoryEntry = Applicant['history'][number];

/** Names of what the entries have ids of. */
export interface HistoryNames {
  stage: (id: string) => string;
  reason: (id: string) => string;
  /** Of another application: the name and the reference, where it is known. */
  applicant: (id: string) => string | undefined;
}

const LIST = new Intl.ListFormat('en');
const NOTE: Readonly<Record<string, string>> = {
  added: 'wrote a note',
  edited: 'changed a note',
  removed: 'removed a note',
};

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

type Sentence = (data: HistoryEntry['data'], names: HistoryNames) => string;

/** Without whoever did it, who stands before it. */
const SENTENCES: Readonly<Record<HistoryEntry['kind'], Sentence>> = {
  received: () => 'sent the application',
  opened: ({ isRead }) => (isRead === false ? 'marked it as unread' : 'read it'),
  stage: ({ from, to, reason }, names) => {
    const move = `moved it from ${names.stage(String(from))} to ${names.stage(String(to))}`;
    return reason ? `${move}: ${names.reason(String(reason))}` : move;
  },
  shown: ({ stage, isShown }, names) =>
    isShown
      ? `showed the applicant “${names.stage(String(stage))}”`
      : `hid “${names.stage(String(stage))}” from the applicant`,
  assigned: ({ to, toName }) =>
    to === null || to === undefined
      ? 'assigned it to nobody'
      : `assigned it to ${String(toName ?? 'somebody who left')}`,
  tags: ({ added, removed }) => tagWords(words(added), words(removed)),
  note: ({ what }) => NOTE[String(what)] ?? 'wrote a note',
  rated: () => 'gave a rating',
  joined: ({ with: other }, names) => joinWords(names.applicant(String(other))),
  parted: () => 'said that it is of nobody else',
  'mail-written': ({ subject }) => (subject ? `wrote a mail: ${String(subject)}` : 'wrote a mail'),
  'mail-stopped': () => 'stopped a mail',
  withdrawn: () => 'withdrew the application',
  'document-added': ({ fileName }) =>
    fileName ? `added a document: ${String(fileName)}` : 'added a document',
  'link-renewed': () => 'renewed the private link',
};

function tagWords(added: string[], removed: string[]): string {
  const parts = [
    added.length > 0
      ? `added the ${added.length === 1 ? 'tag' : 'tags'} ${LIST.format(added)}`
      : '',
    removed.length > 0 ? `removed ${LIST.format(removed)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' and ') : 'changed the tags';
}

const joinWords = (other: string | undefined) =>
  other ? `joined it with the application of ${other}` : 'joined it with another application';

/** Those by the applicant have nobody of the staff. */
const BY_APPLICANT: ReadonlySet<HistoryEntry['kind']> = new Set([
  'received',
  'withdrawn',
  'document-added',
]);

/** Who did it, and what. @param applicant their name */
export function historyWords(
  { kind, data, staff }: HistoryEntry,
  applicant: string,
  names: HistoryNames,
): { who: string; what: string } {
  const who = staff?.name ?? (BY_APPLICANT.has(kind) ? applicant : 'The program');
  const isUndo = data.undoes !== undefined;
  const what = SENTENCES[kind](data, names);
  return { who, what: isUndo ? `took a change back: ${what}` : what };
}
