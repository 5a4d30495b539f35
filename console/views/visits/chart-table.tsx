import { formatNumber } from '#console/ui/formats.ts';
import type { Bar } from './chart-bars.ts';

interface ChartTableProps {
  bars: readonly Bar[];
  unit: 'Day' | 'Week';
}

/** The same numbers as the chart, newest first. */
export function ChartTable({ bars, unit }: ChartTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="text-left text-quiet">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            {unit}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            Views
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            Visitors
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {bars.toReversed().map(({ date, label, views, visitors }) => (
          <tr key={date}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {label}
            </th>
            <td className="py-1.5 text-right">
              {views === null ? 'Not counted' : formatNumber(views)}
            </td>
            <td className="py-1.5 text-right">{visitors === null ? '' : formatNumber(visitors)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
