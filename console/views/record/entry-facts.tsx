import type { AuditEntry } from '#contract/console/audit.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of those, and of digests, the beginning is shown; a slug is a word. */
const LONG = /^[0-9a-f-]{32,}$/;

/** So many ids of one entry are shown; a file of the record has all of them. */
const MOST_IDS = 8;

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface EntryFactsProps {
  entry: AuditEntry;
  onFilter: (object: string) => void;
}

/** What an entry says beside who, what and to what, in words. Ids lead to all that was done to them. */
export function EntryFacts({ entry: { objectId, details }, onFilter }: EntryFactsProps) {
  const facts = Object.entries(details).filter(([, value]) => value !== objectId);
  if (facts.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {facts.map(([name, value], at) => (
        <span key={name}>
          {at > 0 && ', '}
          {wordsOf(name)}:{' '}
          <Fact
            value={/At$/.test(name) && typeof value === 'number' ? MOMENT.format(value) : value}
            onFilter={onFilter}
          />
        </span>
      ))}
    </p>
  );
}

/** `assigneeId` is "assignee"; what has ids alone is of applications. */
const wordsOf = (name: string) =>
  (name === 'ids' ? 'applications' : name)
    .replace(/(?<=.)Id$/, '')
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Fact({ value, onFilter }: { value: unknown; onFilter: (object: string) => void }) {
  const values = [value].flat();
  const more = values.length - MOST_IDS;
  return (
    <>
      {values.length === 0 && 'none'}
      {values.slice(0, MOST_IDS).map((one, at) => (
        <span key={String(one)}>
          {at > 0 && ' '}
          {typeof one === 'string' && UUID.test(one) ? (
            <ObjectFilter id={one} onFilter={onFilter} />
          ) : (
            plainly(one)
          )}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

function plainly(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? 'none');
}

export const shortId = (id: string) => (LONG.test(id) ? id.slice(0, 8) : id);

/** An id, which narrows the record down to what was done to it. */
export function ObjectFilter({ id, onFilter }: { id: string; onFilter: (id: string) => void }) {
  return (
    <button
      type="button"
      title={id}
      onClick={() => onFilter(id)}
      className="cursor-pointer font-mono hover:underline touch:py-3"
    >
      {shortId(id)}
      <span className="sr-only">: show only this item</span>
    </button>
  );
}
