import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { CREATABLE_KINDS, type CreatableKind, ENTRY_KINDS } from '#contract/console/entry-names.ts';
import { slugOf } from '#contract/slug-of.ts';
import { editPath } from './entry-labels.ts';

interface NewEntryProps {
  /** The kind that the list shows. */
  kind: string | null;
  /** File of the entry to copy. */
  copyOf?: string;
  onClose: () => void;
}

const KINDS = CREATABLE_KINDS.map((value) => ({ value, label: ENTRY_KINDS[value].one }));

/** Characters that are proposed. */
const SLUG_LENGTH = 80;

export function NewEntry({ kind: shownKind, copyOf, onClose }: NewEntryProps) {
  const isCreatable = CREATABLE_KINDS.some((each) => each === shownKind);
  const [kind, setKind] = useState<CreatableKind>(
    isCreatable ? (shownKind as CreatableKind) : 'post',
  );
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const slug = ownSlug ?? slugOf(title).slice(0, SLUG_LENGTH);
  const slugError = problem instanceof CallProblem ? problem.errorOf('slug') : undefined;

  async function create() {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { kind, slug, title, ...(copyOf && { copyOf }) };
      const entry = await call('createEntry', { body });
      invalidate(['content']);
      await navigate(editPath(entry.file));
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={copyOf ? 'Copy this entry' : 'New entry'}
      size="narrow"
      submitLabel="Create draft"
      isBusy={isBusy}
      isIncomplete={title.trim() === '' || slug === ''}
      problem={problem !== undefined && !slugError && errorMessage(problem)}
      onSubmit={create}
      onClose={onClose}
    >
      {!copyOf && (
        <Select
          label="Kind"
          choices={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as CreatableKind)}
        />
      )}
      <TextField
        label="Title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        autoFocus
      />
      <TextField
        label="Part of the URL"
        hint="Lower-case letters, digits and hyphens."
        value={slug}
        error={slugError}
        onChange={({ target }) => setOwnSlug(target.value)}
      />
    </FormDialog>
  );
}
