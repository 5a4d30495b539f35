import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import type { SavedView } from '#contract/console/views.ts';

interface SaveViewDialogProps {
  own: readonly SavedView[];
  search: string;
  /** The view to rename; undefined for a new one. */
  viewToRename: SavedView | undefined;
  onClose: () => void;
}

/**
 * The API has no rename, so the renamed view is saved under the new name and the old one deleted.
 */
const useSaving = (search: string, renamed: SavedView | undefined, onSaved: () => void) =>
  useMutation({
    mutationFn: async (name: string) => {
      const saved = await call('saveView', { body: { area: 'applicants', name, query: search } });
      if (renamed && renamed.id !== saved.id) {
        await call('removeView', { params: { id: renamed.id } });
      }
      return saved;
    },
    onSuccess: (saved) => {
      invalidate(['views']);
      showToast({ text: `Saved view ${saved.name}` });
      onSaved();
    },
  });

export function SaveViewDialog({ own, search, viewToRename, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(viewToRename?.name ?? '');
  const existing = own.find((view) => view.name === name.trim() && view.id !== viewToRename?.id);
  const { mutate, isPending, error } = useSaving(search, viewToRename, onClose);
  return (
    <FormDialog
      title={viewToRename ? 'Rename view' : 'Save view'}
      size="narrow"
      submitLabel={viewToRename ? 'Rename view' : 'Save view'}
      isBusy={isPending}
      isIncomplete={!name.trim()}
      onSubmit={() => mutate(name)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={existing ? 'This replaces your view with the same name.' : 'Only visible to you.'}
        error={error ? nameProblem(error) : undefined}
        value={name}
        maxLength={CONSOLE_LIMITS.viewName}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const nameProblem = (error: unknown) =>
  (error instanceof CallProblem ? error.errorOf('name') : undefined) ?? errorMessage(error);
