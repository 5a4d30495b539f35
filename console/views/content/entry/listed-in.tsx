/** Links to what other entries say about a page: the card of a package, its price. */
import { Link } from 'react-router';
import { editPath } from '#console/views/content/entry-labels.ts';
import type { EntryDetail } from '#contract/console/entries.ts';

export function ListedIn({ entry: { listedIn } }: { entry: EntryDetail }) {
  if (listedIn.length === 0) return null;
  return (
    <ul aria-label="Also about this page" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {listedIn.map(({ label, file, field }) => (
        <li key={file}>
          <Link to={editPath(file, field)} className="text-accent underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
