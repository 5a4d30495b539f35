import { Field } from '#app/forms/field/field.tsx';
import type { SelectOption } from './matching-options.ts';

interface PlainSelectProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
}

/** The browser's native list, for visitors without scripts. */
export function PlainSelect({ name, label, options, chosen }: PlainSelectProps) {
  return (
    <Field name={`${name}-list`} label={label} className="hidden noscript:block">
      <select
        multiple
        id={`${name}-list`}
        name={name}
        size={6}
        defaultValue={chosen}
        className="w-full rounded-[14px] border-[1.5px] border-ink-400 bg-white p-2 text-base"
      >
        {options.map(({ id, label: text }) => (
          <option key={id} value={id} className="px-2 py-1">
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
