import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { invalidate } from '#console/api/queries.ts';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';

interface DeleteDialogProps {
  entry: EntryDetail;
  onClose: () => void;
}

export function DeleteDialog({ entry: { file, title, isLive }, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`Delete ${title}?`}
      isOpen
      isDanger
      confirmLabel="Move to the bin"
      onConfirm={async () => {
        await call('deleteEntry', { body: { file } });
        invalidate(['content']);
        await navigate('/content');
      }}
      onClose={onClose}
    >
      <p>
        {isLive && 'The page leaves the site now. '}
        It stays in the bin for 30 days, from where you can restore it.
      </p>
    </ConfirmDialog>
  );
}
