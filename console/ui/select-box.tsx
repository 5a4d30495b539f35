import type { ComponentProps } from 'react';

interface SelectBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Spoken: the row says what it is. */
  label: string;
  /** Some of what it stands for: neither on nor off. */
  isMixed?: boolean;
}

/** Selects a row, above the link that stretches over it. A press counts beside it too. */
export function SelectBox({ label, isMixed = false, className = '', ...rest }: SelectBoxProps) {
  return (
    <label
      className={`relative z-1 grid size-6 flex-none cursor-pointer place-items-center touch:size-11 ${className}`}
    >
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        className="size-4 cursor-pointer accent-accent-solid touch:size-5"
        {...rest}
      />
    </label>
  );
}
