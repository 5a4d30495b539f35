import { useId, useState } from 'react';
import { TextField } from '#console/ui/text-field.tsx';

interface WordFilterProps {
  label: string;
  hint: string;
  /** Separated by commas. */
  value: string;
  known: readonly string[];
  onChange: (value: string) => void;
}

const tidied = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(',');

/** Applies when the field loses the focus, or on Enter. */
export function WordFilter({ label, hint, value, known, onChange }: WordFilterProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  const shown = text ?? value.replaceAll(',', ', ');
  const tell = () => {
    setText(undefined);
    if (text !== undefined && tidied(text) !== value) onChange(tidied(text));
  };
  const before = shown.slice(0, shown.lastIndexOf(',') + 1);
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        list={id}
        value={shown}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={tell}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell();
        }}
      />
      <datalist id={id}>
        {[...new Set(known)].sort().map((word) => (
          <option key={word} value={before ? `${before} ${word}` : word} />
        ))}
      </datalist>
    </div>
  );
}
