import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { CopyField } from '#console/ui/copy-field.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { formatDate } from '#console/ui/formats.ts';
import type { EntryDetail } from '#contract/console/entries.ts';

interface ShareDialogProps {
  entry: EntryDetail;
  onClose: () => void;
}

/** Links that show the draft to people without an account. */
export function ShareDialog({ entry, onClose }: ShareDialogProps) {
  const { file, draftVersion: version, title } = entry;
  const [url, setUrl] = useState<string>();
  const links = useQuery({
    queryKey: [`content/shares:${file}`],
    queryFn: ({ signal }) => call('listShareLinks', { query: { file }, signal }),
  });

  async function create() {
    const link = await mutate({
      send: () => call('shareDraft', { body: { file, version } }),
      invalidates: [`content/shares:${file}`],
    });
    if (link) setUrl(link.url);
  }

  return (
    <Dialog
      title={`Share the draft of ${title}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" icon="link-2" onClick={create}>
            Create a link
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-base">
        <p>
          A link shows the draft as it is now to anyone who has it, for seven days. Search engines
          do not list it.
        </p>
        {url && <CopyField label="Link" value={url} />}
        {links.data && links.data.length > 0 && (
          <ul className="divide-y divide-line text-sm">
            {links.data.map(({ id, expiresAt, by }) => (
              <li key={id} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  Works until {formatDate(expiresAt)}
                  {by && ` · ${by.name}`}
                </span>
                <Button
                  size="small"
                  onClick={() =>
                    mutate({
                      send: () => call('revokeShareLink', { params: { id } }),
                      invalidates: [`content/shares:${file}`],
                      doneText: 'The link no longer works',
                    })
                  }
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
