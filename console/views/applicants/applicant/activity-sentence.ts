/** The sentences of an application's activity. */
import { formatList } from '#console/ui/formats.ts';
import type { Applicant } from '#contract/console/applicants.ts';

export type ActivityEntry = Applicant['history'][number];

/** Labels of the ids in the entries. */
export interface HistoryNames {
  stage: (id: string) => string;
  reason: (id: string) => string;
  /** Name and reference of another application; undefined if unknown. */
  applicant: (id: string) => string | undefined;
}

const NOTE: Readonly<Record<string, string>> = {
  added: 'added a note',
  edited: 'edited a note',
  removed: 'deleted a note',
};

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

type Sentence = (data: ActivityEntry['data'], names: HistoryNames) => string;

/** Predicates, which follow the name of the person. */
const SENTENCES: Readonly<Record<ActivityEntry['kind'], Sentence>> = {
  received: () => 'submitted the application',
  opened: ({ isRead }) => (isRead === false ? 'marked it as unread' : 'marked it as read'),
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
      ? 'unassigned it'
      : `assigned it to ${String(toName ?? 'a former team member')}`,
  tags: ({ added, removed }) => tagSentence(strings(added), strings(removed)),
  note: ({ what }) => NOTE[String(what)] ?? 'added a note',
  rated: () => 'rated it',
  joined: ({ with: other }, names) => linkSentence(names.applicant(String(other))),
  parted: () => 'unlinked it from other applications',
  'mail-written': ({ subject }) =>
    subject ? `wrote an email: ${String(subject)}` : 'wrote an email',
  'mail-stopped': () => 'canceled an email',
  withdrawn: () => 'withdrew the application',
  'document-added': ({ fileName }) =>
    fileName ? `added a document: ${String(fileName)}` : 'added a document',
  'link-renewed': () => 'replaced the private link',
};

function tagSentence(added: string[], removed: string[]): string {
  const parts = [
    added.length > 0 ? `added the ${added.length === 1 ? 'tag' : 'tags'} ${formatList(added)}` : '',
    removed.length > 0 ? `removed ${formatList(removed)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' and ') : 'changed the tags';
}

const linkSentence = (other: string | undefined) =>
  other ? `linked it to the application from ${other}` : 'linked it to another application';

/** Entries of these kinds without a staff member are by the applicant. */
const BY_APPLICANT: ReadonlySet<ActivityEntry['kind']> = new Set([
  'received',
  'withdrawn',
  'document-added',
]);

/** @param applicant name */
export function activitySentence(
  { kind, data, staff }: ActivityEntry,
  applicant: string,
  names: HistoryNames,
): { actor: string; action: string } {
  const actor = staff?.name ?? (BY_APPLICANT.has(kind) ? applicant : 'The system');
  const isUndo = data.undoes !== undefined;
  const what = SENTENCES[kind](data, names);
  return { actor, action: isUndo ? `undid a change: ${what}` : what };
}
