import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { TextArea } from '#console/ui/text-field.tsx';
import { pictureUrl } from '#console/views/media/media-facts.ts';
import { altProblem } from '#contract/alt-text.ts';
import type { MediaItem } from '#contract/console/media.ts';

interface AltStepProps {
  item: MediaItem;
  initialAlt: string;
  onBack: () => void;
  onClose: () => void;
  onDone: (description: { alt: string; isDecorative: boolean }) => void;
}

/** Asks for the alternative text, which belongs to the place where the picture is used. */
export function AltStep({ item, initialAlt, onBack, onClose, onDone }: AltStepProps) {
  const [alt, setAlt] = useState(initialAlt);
  const [isDecorative, setDecorative] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const problem = altProblem(alt, item.id, { isDecorative });
  const url = pictureUrl(item, 'large');
  return (
    <FormDialog
      title="Describe the picture"
      submitLabel="Use picture"
      onClose={onClose}
      keepsOpenOnOutsideClick
      secondaryAction={
        <Button className="mr-auto" icon="arrow-left" onClick={onBack}>
          Back
        </Button>
      }
      onSubmit={() => {
        setChecked(true);
        if (problem === null) onDone({ alt: isDecorative ? '' : alt.trim(), isDecorative });
      }}
    >
      {url && (
        <img src={url} alt="" className="max-h-60 w-full rounded-inner bg-sunken object-contain" />
      )}
      <TextArea
        label="Description"
        hint="Read aloud to people who cannot see the picture: what it shows, in one sentence."
        rows={2}
        value={alt}
        disabled={isDecorative}
        error={(isChecked && problem) || undefined}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Checkbox
        label="Decorative"
        hint="The picture adds nothing to the text around it, so screen readers skip it."
        checked={isDecorative}
        onChange={(event) => setDecorative(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
