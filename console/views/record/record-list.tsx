import { Link } from 'react-router';
import { Avatar } from '#console/ui/avatar.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useDesk } from '#console/views/applicants/data/desk-facts.ts';
import type { AuditEntry } from '#contract/console/audit.ts';
import type { DeskFacts } from '#contract/console/desk.ts';
import { ACTION_WORDS } from './action-words.ts';

interface RecordListProps {
  items: readonly AuditEntry[];
  onFilter: (name: 'staff' | 'object', value: string) => void;
}

/** Where what an entry tells of can be seen; null where it has no page of its own. */
function pathOf(
  { objectKind, objectId }: AuditEntry,
  { kinds }: Pick<DeskFacts, 'kinds'>,
): string | null {
  if (objectKind === 'application') return `/applicants/${objectId}`;
  if (kinds.some(({ id }) => id === objectKind)) return `/inbox/${objectKind}/${objectId}`;
  return objectKind === 'opening' ? '/openings' : null;
}

export function RecordList({ items, onFilter }: RecordListProps) {
  return (
    <DataList label="Record">
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} onFilter={onFilter} />
      ))}
    </DataList>
  );
}

function Entry({ entry, onFilter }: { entry: AuditEntry; onFilter: RecordListProps['onFilter'] }) {
  const { staff, action, objectKind, objectId, details, at } = entry;
  const desk = useDesk();
  const path = desk ? pathOf(entry, desk) : null;
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${factWords(value)}`);
  return (
    <DataRow className="flex-wrap gap-y-1">
      {staff ? (
        <Avatar name={staff.name} />
      ) : (
        <Icon name="circle-dashed" size={24} className="text-quiet" />
      )}
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium">{ACTION_WORDS[action]}</p>
        <p className="text-xs text-quiet">
          {staff ? (
            <button
              type="button"
              className="cursor-pointer hover:underline touch:py-3"
              onClick={() => onFilter('staff', staff.id)}
            >
              {staff.name}
              <span className="sr-only">: only theirs</span>
            </button>
          ) : (
            'Nobody who was signed in'
          )}
        </p>
      </div>
      <div className="min-w-0 flex-[2_1_16rem] text-xs text-quiet">
        {objectId && (
          <p className="wrap-anywhere">
            {objectKind}{' '}
            {path ? (
              <Link to={path} className="underline">
                {objectId}
              </Link>
            ) : (
              objectId
            )}
          </p>
        )}
        {facts.length > 0 && <p className="wrap-anywhere">{facts.join(', ')}</p>}
      </div>
      <RelativeTime at={at} className="text-xs text-quiet" />
    </DataRow>
  );
}

const factWords = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : String(value ?? 'none');
