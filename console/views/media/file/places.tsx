import { Link } from 'react-router';
import { DataList } from '#console/ui/data-list.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { editPath } from '#console/views/content/entry-labels.ts';
import type { MediaUse } from '#contract/console/media.ts';
import { pathLabel } from '#contract/console/path-label.ts';
import { BODY_FIELD, parseFieldName } from '#contract/preview.ts';

/** Where a file is used. */
export function Places({ places }: { places: readonly MediaUse[] }) {
  if (places.length === 0) {
    return (
      <Panel title="Where used">
        <p className="text-sm text-quiet">No page uses this file, so it is not on the site.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Where used" count={places.length} isFlush>
      <DataList label="Where used" className="max-h-80 overflow-y-auto border-t border-line">
        {places.map((place) => (
          <PlaceRow key={`${place.file} ${place.field} ${place.line}`} place={place} />
        ))}
      </DataList>
    </Panel>
  );
}

function PlaceRow({ place: { file, field, line } }: { place: MediaUse }) {
  const isBody = field === BODY_FIELD;
  const path = parseFieldName(`${file}#${field}`)?.path ?? [];
  const label = isBody ? `Text, line ${line}` : pathLabel(path);
  // Files beside media, such as the facts about the share picture, are no entries.
  const isEntry = !file.startsWith('media/');
  return (
    <li className="px-4 py-2 text-sm">
      {isEntry ? (
        <Link
          to={editPath(file, field, isBody ? line : null)}
          className="font-medium wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {file}
        </Link>
      ) : (
        <p className="font-medium wrap-anywhere">{file}</p>
      )}
      {label && <p className="text-xs text-quiet">{label}</p>}
    </li>
  );
}
