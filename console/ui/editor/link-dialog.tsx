/** Asks for the page or the address that a link leads to. */
import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { addressIn } from './commands/link.ts';
import { PageField } from './page-field.tsx';
import type { PageSearch } from './use-page-search.ts';

interface LinkDialogProps {
  /** The selected text, or the text of the link. */
  text: string;
  /** Empty for a new link. */
  address: string;
  searchPages: PageSearch | undefined;
  onSave: (link: { text: string; address: string }) => void;
  onRemove: () => void;
  onClose: () => void;
}

const NO_ADDRESS = 'Choose a page from the list, or enter a web address';

export function LinkDialog({ searchPages, onSave, onRemove, onClose, ...link }: LinkDialogProps) {
  const [text, setText] = useState(link.text);
  const [address, setAddress] = useState(link.address);
  const [error, setError] = useState<string>();
  const isNew = link.address === '';
  return (
    <FormDialog
      title={isNew ? 'Add link' : 'Change link'}
      submitLabel={isNew ? 'Add link' : 'Change link'}
      onClose={onClose}
      secondaryAction={
        !isNew && (
          <Button tone="plain-danger" onClick={onRemove} className="mr-auto">
            Remove link
          </Button>
        )
      }
      onSubmit={() => {
        const target = addressIn(address);
        if (target === null) setError(NO_ADDRESS);
        else onSave({ text: text.trim(), address: target });
      }}
    >
      <PageField
        value={address}
        error={error}
        searchPages={searchPages}
        onChange={(next) => {
          setAddress(next);
          setError(undefined);
        }}
        onChoose={({ path, title }) => {
          setAddress(path);
          setError(undefined);
          if (text.trim() === '') setText(title);
        }}
      />
      <TextField
        label="Text"
        value={text}
        isOptional
        hint="What visitors see. The address is used if this is empty."
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}
