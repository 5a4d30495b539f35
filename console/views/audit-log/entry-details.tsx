import type { AuditEntry } from '#contract/console/audit.ts';
import { detailLabel, isWorthShowing } from './detail-labels.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** UUIDs and digests are shortened; slugs are shown in full. */
const LONG_ID = /^[0-9a-f-]{32,}$/;

/** Ids shown per entry; the exported file has all of them. */
const MAX_IDS = 8;

const DATE_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface EntryDetailsProps {
  entry: AuditEntry;
  onFilter: (object: string) => void;
}

/** The details of an entry. An id filters the log by the object. */
export function EntryDetails({ entry: { objectId, details }, onFilter }: EntryDetailsProps) {
  const shown = Object.entries(details).filter(
    ([name, value]) => value !== objectId && isWorthShowing(name, value),
  );
  if (shown.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {shown.map(([name, value], at) => (
        <span key={name}>
          {at > 0 && ', '}
          {detailLabel(name)}:{' '}
          <DetailValue
            value={/At$/.test(name) && typeof value === 'number' ? DATE_TIME.format(value) : value}
            onFilter={onFilter}
          />
        </span>
      ))}
    </p>
  );
}

function DetailValue({ value, onFilter }: { value: unknown; onFilter: (object: string) => void }) {
  const values = [value].flat();
  const more = values.length - MAX_IDS;
  return (
    <>
      {values.length === 0 && 'none'}
      {values.slice(0, MAX_IDS).map((one, at) => (
        <span key={String(one)}>
          {at > 0 && ' '}
          {typeof one === 'string' && UUID.test(one) ? (
            <ObjectFilter id={one} onFilter={onFilter} />
          ) : (
            formatValue(one)
          )}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? 'none');
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
