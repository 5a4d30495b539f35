import { Link } from 'react-router';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { InboxItem as Item, TrailEntry } from '#contract/console/inbox.ts';

const SIGNS: Readonly<Record<string, IconName>> = {
  application: 'briefcase',
  message: 'message-square',
  lead: 'file-text',
  subscription: 'mail',
  alert: 'bell',
  mail: 'send',
};

function pathOf({ view, kind, id }: TrailEntry): string | null {
  if (view === 'applicants') return `/applicants/${id}`;
  return view && `/${view}/${kind}/${id}`;
}

/** What else this person did here, as far as one may know it, the newest first. */
export function Trail({ item: { trail, id } }: { item: Item }) {
  return (
    <ol aria-label="Trail" className="grid gap-3">
      {trail.map((entry) => {
        const path = entry.id === id ? null : pathOf(entry);
        return (
          <li key={`${entry.kind}-${entry.id}-${entry.at}`} className="flex gap-2.5 text-sm">
            <Icon name={SIGNS[entry.kind] ?? 'inbox'} className="mt-0.5 text-quiet" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-2 wrap-anywhere">
                {path ? (
                  <Link to={path} className="hover:underline">
                    {entry.title}
                  </Link>
                ) : (
                  <span className={entry.id === id ? 'font-medium' : ''}>{entry.title}</span>
                )}
                <RelativeTime at={entry.at} className="text-xs text-quiet" />
              </p>
              {entry.text && <p className="line-clamp-2 text-xs text-quiet">{entry.text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
