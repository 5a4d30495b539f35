import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { nameOf, usesOf } from '#console/views/media/media-facts.ts';
import { UploadButton } from '#console/views/media/uploads/upload-button.tsx';
import type { MediaDetail } from '#contract/console/media.ts';
import { LIBRARY_MESSAGES, PICTURE_ACCEPT } from '#contract/media-files.ts';
import { Places } from './places.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const paramsOf = (item: MediaDetail) => ({ params: { name: nameOf(item) } });

const restore = (item: MediaDetail) =>
  mutate({
    send: () => call('restoreMedia', paramsOf(item)),
    invalidates: ['media'],
    doneText: `Restored ${item.title}`,
  });

export const retry = (item: MediaDetail) =>
  mutate({ send: () => call('retryMedia', paramsOf(item)), invalidates: ['media'] });

const ACCEPT: Record<string, string> = {
  picture: PICTURE_ACCEPT,
  video: 'video/mp4,video/webm',
  pdf: 'application/pdf',
};

/** Replace and delete, or restore a file of the bin. */
export function FileActions({ item }: { item: MediaDetail }) {
  const [replacement, setReplacement] = useState<File>();
  const [isExplaining, setExplaining] = useState(false);
  const navigate = useNavigate();
  async function remove() {
    const isDone = await mutate({
      send: async () => {
        await call('deleteMedia', paramsOf(item));
        return true;
      },
      invalidates: ['media'],
      doneText: `Moved ${item.title} to the bin`,
      undo: () => call('restoreMedia', paramsOf(item)),
    });
    if (isDone) void navigate('/media');
  }
  if (item.deletedAt !== null) {
    return (
      <Button tone="primary" icon="rotate-ccw" onClick={() => restore(item)}>
        Restore
      </Button>
    );
  }
  return (
    <>
      <UploadButton
        icon="refresh-cw"
        isSingle
        accept={ACCEPT[item.kind] ?? ''}
        onFiles={([file]) => setReplacement(file)}
      >
        Replace
      </UploadButton>
      <Button icon="trash-2" onClick={() => (item.uses > 0 ? setExplaining(true) : void remove())}>
        Delete
      </Button>
      {replacement && (
        <ReplaceDialog item={item} file={replacement} onClose={() => setReplacement(undefined)} />
      )}
      <Dialog
        title={usesOf(item)}
        isOpen={isExplaining}
        onClose={() => setExplaining(false)}
        size="narrow"
        footer={<Button onClick={() => setExplaining(false)}>Close</Button>}
      >
        <p className="mb-3 text-base">{LIBRARY_MESSAGES.inUse}</p>
        <Places places={item.places} />
      </Dialog>
    </>
  );
}
