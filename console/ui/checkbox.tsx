import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The label is spoken and not shown: for a row that says what it is. */
  isLabelHidden?: boolean;
  /** Some of what it stands for: neither on nor off. */
  isMixed?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, isLabelHidden = false, isMixed = false, className = '', ...rest } = props;
  const id = useId();
  return (
    <span className={`flex items-start gap-2 touch:min-h-11 touch:items-center ${className}`}>
      <input
        id={id}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 flex-none cursor-pointer accent-accent-solid touch:size-5"
        {...rest}
      />
      <span className={isLabelHidden ? 'sr-only' : ''}>
        <label htmlFor={id} className="cursor-pointer text-sm">
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
