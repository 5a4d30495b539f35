/** The details of an audit entry as words. */
import { formatDateTime } from '#console/ui/formats.ts';
import { TABLE_LABELS } from '#console/ui/table-labels.ts';
import type { AuditEntry } from '#contract/console/audit.ts';

export interface AuditFact {
  label: string;
  /** Empty if the label says everything: "2 emails canceled". */
  values: readonly string[];
}

/** Details that are numbers: their label for one and for several. Without any they are omitted. */
const COUNTED: Readonly<Record<string, readonly [one: string, several: string]>> = {
  mails: ['email written', 'emails written'],
  mailsCanceled: ['email canceled', 'emails canceled'],
  // The name in entries written before the term was "canceled".
  mailsStopped: ['email canceled', 'emails canceled'],
  tags: ['tag', 'tags'],
  tagsAdded: ['tag added', 'tags added'],
  tagsRemoved: ['tag removed', 'tags removed'],
};

/** Labels of details whose names are not words. */
const LABELS: Readonly<Record<string, string>> = {
  assigneeId: 'assignee',
  by: 'method',
  changeId: 'change',
  closedAt: 'closed',
  ids: 'applications',
  isComplete: 'complete',
  isRead: 'read',
  isSearched: 'with a search',
  isSpam: 'spam',
  mail: 'email',
  noteId: 'note',
  shown: 'shown to the applicant',
  validThrough: 'last day',
  what: 'sign-in method',
};

/** @param objectId of the entry, which its details do not repeat */
export function factsOf(details: AuditEntry['details'], objectId: string): AuditFact[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === objectId) return [];
    const [one, several] = COUNTED[name] ?? [];
    if (one && several && typeof value === 'number') {
      return value === 0 ? [] : [{ label: `${value} ${value === 1 ? one : several}`, values: [] }];
    }
    const table = TABLE_LABELS[name];
    if (table) return value === 0 ? [] : [{ label: table.toLowerCase(), values: [String(value)] }];
    const values = name === 'filters' ? filtersOf(value) : [value].flat().map(formatterOf(name));
    if (name === 'filters' && values.length === 0) return [];
    return [
      { label: LABELS[name] ?? plainName(name), values: values.length > 0 ? values : ['none'] },
    ];
  });
}

/** Filters are stored as a list of `name=value`, or as the JSON of an object. */
function filtersOf(value: unknown): string[] {
  if (typeof value !== 'string') return [value].flat().map(String);
  return Object.entries(JSON.parse(value) as object).map(([name, one]) => `${name}=${one}`);
}

/** `old_table` and `oldName` become "old table" and "old name". */
const plainName = (name: string) =>
  name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function formatterOf(name: string): (value: unknown) => string {
  return (value) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number' && /At$|^validThrough$/.test(name)) return formatDateTime(value);
    if (value === null && name === 'closedAt') return 'no';
    if (value === null && name === 'validThrough') return 'as published';
    return String(value ?? 'none');
  };
}
