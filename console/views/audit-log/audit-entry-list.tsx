import { Link } from 'react-router';
import { Avatar } from '#console/ui/avatar.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useConsoleFacts } from '#console/views/applicants/data/console-facts.ts';
import type { AuditEntry } from '#contract/console/audit.ts';
import type { ConsoleFacts } from '#contract/console/console-facts.ts';
import { ACTION_LABELS } from './action-labels.ts';
import { EntryDetails, ObjectFilter } from './entry-details.tsx';

interface AuditEntryListProps {
  items: readonly AuditEntry[];
  onFilter: (name: 'staff' | 'object', value: string) => void;
}

/** The page of the object; null if it has none. */
function pathOf(
  { objectKind, objectId }: AuditEntry,
  { kinds }: Pick<ConsoleFacts, 'kinds'>,
): string | null {
  if (objectKind === 'application') return `/applicants/${objectId}`;
  if (kinds.some(({ id }) => id === objectKind)) return `/inbox/${objectKind}/${objectId}`;
  return objectKind === 'opening' ? '/jobs' : null;
}

/** The audit log stores jobs as `opening`. */
const kindLabel = (objectKind: string) => (objectKind === 'opening' ? 'job' : objectKind);

export function AuditEntryList({ items, onFilter }: AuditEntryListProps) {
  return (
    <DataList label="Audit log">
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} onFilter={onFilter} />
      ))}
    </DataList>
  );
}

function Entry({
  entry,
  onFilter,
}: {
  entry: AuditEntry;
  onFilter: AuditEntryListProps['onFilter'];
}) {
  const { staff, action, objectKind, objectId, at } = entry;
  const consoleFacts = useConsoleFacts();
  const path = consoleFacts ? pathOf(entry, consoleFacts) : null;
  const showOnly = (id: string) => onFilter('object', id);
  return (
    <DataRow>
      <div className="grid w-full grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 md:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1.6fr)_6rem]">
        {staff ? (
          <Avatar name={staff.name} />
        ) : (
          <Icon name="circle-dashed" size={24} className="mx-auto text-quiet" />
        )}
        <div>
          <p className="font-medium">{ACTION_LABELS[action]}</p>
          <p className="text-xs text-quiet">
            {staff ? (
              <button
                type="button"
                className="cursor-pointer hover:underline touch:py-3"
                onClick={() => onFilter('staff', staff.id)}
              >
                {staff.name}
                <span className="sr-only">: show only their entries</span>
              </button>
            ) : (
              'Outside the console'
            )}
          </p>
        </div>
        <div className="text-xs text-quiet max-md:order-1 max-md:col-span-2 max-md:col-start-2">
          {objectId && (
            <p className="wrap-anywhere">
              {path ? (
                <Link to={path} className="underline">
                  {kindLabel(objectKind)}
                </Link>
              ) : (
                kindLabel(objectKind)
              )}{' '}
              <ObjectFilter id={objectId} onFilter={showOnly} />
            </p>
          )}
          <EntryDetails entry={entry} onFilter={showOnly} />
        </div>
        <RelativeTime at={at} className="text-right text-xs text-quiet" />
      </div>
    </DataRow>
  );
}
