import { Icon } from '#app/ui/icons/icon.tsx';
import type { SelectOption } from './matching-options.ts';

interface ChipsProps {
  chosen: SelectOption[];
  /** Name of the button that removes an option. */
  removeLabel: (option: SelectOption) => string;
  onRemove: (option: SelectOption) => void;
}

/** What is chosen so far; each can be removed. Taller where fingers press. */
export function Chips({ chosen, removeLabel, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="contents">
      {chosen.map((option) => (
        <li
          key={option.id}
          className="flex max-w-full items-center rounded-full bg-primary-100 pl-3.5 text-sm font-medium text-primary-800"
        >
          <span className="truncate">{option.label}</span>
          <button
            type="button"
            aria-label={removeLabel(option)}
            onClick={() => onRemove(option)}
            className="grid size-9 flex-none cursor-pointer place-items-center rounded-full hover:bg-primary-200 pointer-coarse:size-11"
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
