import { saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import type { Filters } from '#console/views/inbox/inbox-filters.ts';

/** All that the filters find, for whoever may take it out. */
export function ExportButton({ filters }: { filters: Filters }) {
  if (!useCan('messages.export')) return null;
  return (
    <Button
      icon="download"
      className="max-sm:hidden"
      onClick={() => mutate({ send: () => saveFile('exportInbox', { query: filters }) })}
    >
      Export
    </Button>
  );
}
