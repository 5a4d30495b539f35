import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { editPath } from '#console/views/content/entry-labels.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import { showEntry } from './show-entry.ts';

interface RenameDialogProps {
  entry: EntryDetail;
  onClose: () => void;
}

export function RenameDialog({ entry: { file, isLive }, onClose }: RenameDialogProps) {
  const [slug, setSlug] = useState(/([^/]+)\.\w+$/.exec(file)?.[1] ?? '');
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const slugError = problem instanceof CallProblem ? problem.errorOf('slug') : undefined;

  async function rename() {
    setBusy(true);
    try {
      const renamed = await call('renameEntry', { body: { file, slug } });
      showEntry(renamed);
      onClose();
      await navigate(editPath(renamed.file), { replace: true });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Change the URL"
      size="narrow"
      submitLabel="Change the URL"
      isBusy={isBusy}
      problem={problem !== undefined && !slugError && errorMessage(problem)}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        label="Part of the URL"
        hint={isLive ? 'The former URL redirects to the new one.' : undefined}
        value={slug}
        error={slugError}
        onChange={({ target }) => setSlug(target.value)}
      />
    </FormDialog>
  );
}
