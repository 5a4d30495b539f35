import { formatNumber } from '#console/ui/formats.ts';
import { TABLE_LABELS } from '#console/ui/table-labels.ts';

export const totalOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Leaves out tables without rows. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const nonEmpty = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <dl className="max-w-140 divide-y divide-line rounded-card border border-line px-3 text-sm">
      {nonEmpty.map(([table, count]) => (
        <div key={table} className="flex justify-between gap-4 py-1.5">
          <dt>{TABLE_LABELS[table] ?? table.replaceAll('_', ' ')}</dt>
          <dd className="font-medium">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ErasureCountsProps {
  /** Rows by table. */
  counts: Readonly<Record<string, number>>;
  /** Unsent notifications by topic. */
  undelivered: Readonly<Record<string, number>>;
}

export function ErasureCounts({ counts, undelivered }: ErasureCountsProps) {
  const unsentCount = totalOf(undelivered);
  return (
    <>
      <Counts counts={counts} />
      {unsentCount > 0 && (
        <p className="text-base text-warning">
          {unsentCount === 1
            ? '1 unsent email or CRM record will be discarded.'
            : `${unsentCount} unsent emails or CRM records will be discarded.`}
        </p>
      )}
    </>
  );
}
