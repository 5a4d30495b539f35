import { DataList } from '#console/ui/data-list.tsx';
import { Panel } from '#console/ui/panel.tsx';
import type { MediaUse } from '#contract/console/media.ts';

/** `hero.pictures.0` becomes `hero › pictures › 1`. */
const fieldLabel = (field: string) =>
  field === 'body'
    ? 'text'
    : field
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
        .join(' › ');

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
        {places.map(({ file, field, line }) => (
          <li key={`${file} ${field} ${line}`} className="px-4 py-2 text-sm">
            <p className="font-medium wrap-anywhere">{file || 'The design of the site'}</p>
            {file && (
              <p className="text-xs text-quiet">
                {[fieldLabel(field), `line ${line}`].filter(Boolean).join(', ')}
              </p>
            )}
          </li>
        ))}
      </DataList>
    </Panel>
  );
}
