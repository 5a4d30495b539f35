import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** The label's pseudo-element covers the whole row, so a click anywhere in it toggles. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <span className="relative flex min-h-6 items-start gap-2 touch:min-h-11 touch:items-center">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative z-1 mt-0.5 size-4 flex-none cursor-pointer accent-accent-solid touch:mt-0 touch:size-5"
        {...rest}
      />
      <span>
        <label htmlFor={id} className="cursor-pointer text-sm after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-quiet">
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}
