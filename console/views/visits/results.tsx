import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import type { VisitReport } from '#contract/console/visits.ts';

const COLUMNS = [
  ['views', 'Views'],
  ['applications', 'Applied'],
  ['leads', 'Leads'],
  ['messages', 'Messages'],
] as const;

/** What visitors sent, by the page that they sent it from. */
export function Results({ rows }: { rows: VisitReport['results'] }) {
  return (
    <Panel
      title="What visits led to"
      note="Applications by job; leads and messages by the page they were sent from"
      isFlush
    >
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-quiet">Visitors sent nothing in this period.</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="text-quiet">
            <tr className="max-sm:text-xs">
              <th scope="col" className="px-4 py-1.5 text-left font-normal">
                Page
              </th>
              {COLUMNS.map(([key, label]) => (
                <th key={key} scope="col" className="py-1.5 pr-4 text-right font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.path}>
                <th scope="row" className="px-4 py-2 text-left font-normal wrap-anywhere">
                  {row.title || row.path || 'Without a job'}
                  {row.title && <span className="block text-xs text-quiet">{row.path}</span>}
                </th>
                {COLUMNS.map(([key]) => (
                  <td
                    key={key}
                    className={`py-2 pr-4 text-right ${row[key] === 0 ? 'text-quiet' : ''}`}
                  >
                    {row.path === '' && key === 'views' ? '' : formatNumber(row[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
