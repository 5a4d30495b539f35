import { useId, useState } from 'react';
import { TextField } from '#console/ui/text-field.tsx';

interface TextFilterProps {
  label: string;
  hint: string;
  /** Separated by commas. */
  value: string;
  suggestions: readonly string[];
  onChange: (value: string) => void;
}

const normalized = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(',');

/** Applies when the field loses the focus, or on Enter. */
export function ListFilter({ label, hint, value, suggestions, onChange }: TextFilterProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  const displayed = text ?? value.replaceAll(',', ', ');
  const apply = () => {
    setText(undefined);
    if (text !== undefined && normalized(text) !== value) onChange(normalized(text));
  };
  const prefix = displayed.slice(0, displayed.lastIndexOf(',') + 1);
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        list={id}
        value={displayed}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
      <datalist id={id}>
        {[...new Set(suggestions)].sort().map((word) => (
          <option key={word} value={prefix ? `${prefix} ${word}` : word} />
        ))}
      </datalist>
    </div>
  );
}
