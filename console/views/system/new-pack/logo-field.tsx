import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { FIELD_CLASS, Field, type FieldLabels } from '#console/ui/field.tsx';
import type { NewPackQuestion } from '#contract/console/new-pack.ts';
import { LOGO_LIMIT, LOGO_TOO_LARGE } from '#contract/console/new-pack-limits.ts';

/** Kept as text, so that it survives a reload like the other answers. */
export interface Logo {
  fileName: string;
  text: string;
}

interface LogoFieldProps {
  question: NewPackQuestion;
  logo: Logo | null;
  error: string | undefined;
  onChange: (logo: Logo | null) => void;
}

export function LogoField({ question, logo, error, onChange }: LogoFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const { label, hint, isRequired } = question;
  const labels: FieldLabels = { label, hint, error: refusal ?? error, isOptional: !isRequired };

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file) return;
    const isTooLarge = file.size > LOGO_LIMIT;
    setRefusal(isTooLarge ? LOGO_TOO_LARGE : undefined);
    onChange(isTooLarge ? null : { fileName: file.name, text: await file.text() });
    // The same file can be chosen again after it was changed.
    input.value = '';
  }

  return (
    <div className="grid gap-2">
      <Field {...labels}>
        {(own) => (
          <input
            {...own}
            type="file"
            accept=".svg,image/svg+xml"
            // Beside a chosen logo, the browser would say that no file is chosen.
            className={`${FIELD_CLASS} ${logo ? 'text-transparent' : ''} py-1.5 text-sm file:mr-3 file:cursor-pointer file:rounded-inner file:border file:border-line file:bg-sunken file:px-2 file:py-1 file:font-medium file:text-text touch:min-h-11`}
            onChange={(event) => void choose(event.currentTarget)}
          />
        )}
      </Field>
      {logo && (
        <p className="flex items-center gap-3 text-sm">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(logo.text)}`}
            alt=""
            className="h-10 w-14 flex-none rounded-inner border border-line bg-white object-contain p-1"
          />
          <span className="min-w-0 wrap-anywhere">{logo.fileName}</span>
          <Button size="small" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        </p>
      )}
    </div>
  );
}
