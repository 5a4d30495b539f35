import type { AuditEntry } from '#contract/console/audit.ts';
import { type AuditFact, factsOf } from './audit-facts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** UUIDs and digests are shortened; slugs are shown in full. */
const LONG_ID = /^[0-9a-f-]{32,}$/;

/** Ids shown per entry; the exported file has all of them. */
const MAX_IDS = 8;

interface EntryFactsProps {
  entry: AuditEntry;
  onFilter: (object: string) => void;
}

/** The details of an entry. An id filters the log by the object. */
export function EntryDetails({ entry: { objectId, details }, onFilter }: EntryFactsProps) {
  const facts = factsOf(details, objectId);
  if (facts.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {facts.map(({ label, values }, at) => (
        <span key={label}>
          {at > 0 && ', '}
          {label}
          {values.length > 0 && ': '}
          <Values values={values} onFilter={onFilter} />
        </span>
      ))}
    </p>
  );
}

function Values({
  values,
  onFilter,
}: Pick<AuditFact, 'values'> & Pick<EntryFactsProps, 'onFilter'>) {
  const more = values.length - MAX_IDS;
  return (
    <>
      {values.slice(0, MAX_IDS).map((value, at) => (
        <span key={value}>
          {at > 0 && ' '}
          {UUID.test(value) ? <ObjectFilter id={value} onFilter={onFilter} /> : value}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

export const shortId = (id: string) => (LONG_ID.test(id) ? id.slice(0, 8) : id);

/** Filters the log by this object. */
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
