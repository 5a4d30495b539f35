import { Link } from 'react-router';
import { DataRow } from '#console/ui/data-list.tsx';
import { formatDateIn } from '#console/ui/formats.ts';
import { Icon } from '#console/ui/icon.tsx';
import { editPath } from '#console/views/content/entry-labels.ts';
import type { HealthFinding, HealthPlace } from '#contract/console/health.ts';

interface FindingRowProps {
  finding: HealthFinding;
  /** Before the date. */
  dateLabel: string | undefined;
  timeZone: string;
}

/** One finding, which leads to its field. */
export function FindingRow({ finding, dateLabel, timeZone }: FindingRowProps) {
  const { text, at, source } = finding;
  // A figure says more than the file that all figures are in.
  const [name, detail] = source === null ? [finding.title, text] : [text, `Source: ${source}`];
  return (
    <DataRow className="min-h-0! flex-wrap items-start! gap-y-0.5! py-2.5!">
      <div className="grid min-w-0 flex-1 gap-0.5 max-sm:basis-full">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={pathOf(finding)}
            className="text-base font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {source === null && finding.label && (
            <span className="min-w-0 text-xs wrap-anywhere text-quiet">{finding.label}</span>
          )}
        </p>
        {detail && <p className="wrap-anywhere text-quiet">{detail}</p>}
      </div>
      {at !== null && (
        <span className="flex-none text-xs text-quiet sm:pt-0.5 sm:text-right">
          {dateLabel}{' '}
          <time dateTime={new Date(at).toISOString()}>{formatDateIn(at, timeZone)}</time>
        </span>
      )}
      <Icon name="chevron-right" size={14} className="mt-1 flex-none text-quiet max-sm:hidden" />
      {source !== null && <Uses finding={finding} />}
    </DataRow>
  );
}

const pathOf = ({ file, field, line }: HealthPlace) => editPath(file, field, line);

/** The places that show a figure. */
function Uses({ finding: { uses, usesTotal } }: { finding: HealthFinding }) {
  if (usesTotal === 0) return <p className="basis-full text-xs text-quiet">No page names it</p>;
  const others = usesTotal - uses.length;
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-2.5 text-xs text-quiet touch:-my-1.5">
      <span>Shown on</span>
      {uses.map((use) => (
        <Link
          key={`${use.file}#${use.field}`}
          to={pathOf(use)}
          title={use.label}
          className="relative z-1 text-accent hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {use.title}
        </Link>
      ))}
      {others > 0 && <span>and {others === 1 ? '1 more place' : `${others} more places`}</span>}
    </p>
  );
}
