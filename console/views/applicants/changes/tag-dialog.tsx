import { useId, useState } from 'react';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { Tag } from '#console/ui/tag.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { type Applicants, applicantsLabel, tagMany, untagMany } from './change-many.ts';

interface TagDialogProps {
  applicants: Applicants;
  /** Applicants whose tags are suggested. */
  suggested: Applicants;
  onClose: () => void;
}

const tagsOf = (applicants: Applicants) =>
  [...new Set(applicants.flatMap(({ tags }) => tags))].sort();

/** Adds a tag to all, or removes one from those that have it. */
export function TagDialog({ applicants, suggested, onClose }: TagDialogProps) {
  const id = useId();
  const [tag, setTag] = useState('');
  const normalized = tag.trim().toLowerCase();
  return (
    <FormDialog
      title={`Tag ${applicantsLabel(applicants)}`}
      size="narrow"
      submitLabel="Add tag"
      isIncomplete={!normalized}
      onSubmit={() => {
        onClose();
        void tagMany(applicants, normalized);
      }}
      onClose={onClose}
    >
      <TextField
        label="Tag"
        hint="For example “referral” or “call back”. Tags are saved in lowercase."
        list={id}
        value={tag}
        maxLength={CONSOLE_LIMITS.tag}
        autoComplete="off"
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <datalist id={id}>
        {tagsOf(suggested).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <CurrentTags applicants={applicants} onClose={onClose} />
    </FormDialog>
  );
}

/** Tags that at least one of them has. Removing one removes it from all. */
function CurrentTags({ applicants, onClose }: Pick<TagDialogProps, 'applicants' | 'onClose'>) {
  const currentTags = tagsOf(applicants);
  if (currentTags.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-xs text-quiet">Current tags</h3>
      <p className="flex flex-wrap gap-1.5">
        {currentTags.map((name) => (
          <Tag
            key={name}
            name={name}
            onRemove={() => {
              onClose();
              void untagMany(applicants, name);
            }}
          />
        ))}
      </p>
    </div>
  );
}
