import { Link } from 'react-router';
import { Badge } from '#console/ui/badge.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { EntrySummary } from '#contract/console/entries.ts';
import { ENTRY_KINDS } from '#contract/console/entry-names.ts';
import { editPath, stateLabels } from './entry-labels.ts';

export function EntryRow({ entry }: { entry: EntrySummary }) {
  const { file, kind, title, path, draftBy, updatedAt } = entry;
  return (
    <DataRow className="flex-wrap gap-y-1.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Link
          to={editPath(file)}
          className="text-base font-medium wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-quiet">
          {ENTRY_KINDS[kind].one} · {path ?? file}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-1.5">
        {stateLabels(entry).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </span>
      <span className="ml-auto text-xs text-quiet">
        {draftBy && `${draftBy.name}, `}
        <RelativeTime at={updatedAt} />
      </span>
    </DataRow>
  );
}
