import type { ComponentProps } from 'react';

interface SelectBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Accessible name; it has no visible label. */
  label: string;
  /** Some but not all rows are selected. */
  isMixed?: boolean;
}

/** Lies above the link that covers the row. */
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
