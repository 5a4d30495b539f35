import { useId } from 'react';

const SCORES = [1, 2, 3, 4, 5] as const;
const WORDS = ['Weak', 'Below what is needed', 'As needed', 'Good', 'Strong'] as const;

interface ScoresProps {
  /** Of the criterion. */
  label: string;
  value: number | undefined;
  onChange: (score: number) => void;
}

/** 1 to 5 by one criterion. */
export function Scores({ label, value, onChange }: ScoresProps) {
  const name = useId();
  return (
    <fieldset className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <legend className="contents">
        <span className="text-sm font-medium">{label}</span>
      </legend>
      <div className="flex items-center gap-1">
        <span aria-hidden className="mr-1 w-32 text-right text-xs text-quiet max-sm:hidden">
          {value === undefined ? '' : WORDS[value - 1]}
        </span>
        {SCORES.map((score) => (
          <label
            key={score}
            title={WORDS[score - 1]}
            className="grid size-8 cursor-pointer place-items-center rounded-inner border border-line-strong text-sm hover:bg-sunken has-checked:border-accent-solid has-checked:bg-accent-solid has-checked:font-bold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <span className="sr-only">{WORDS[score - 1]}: </span>
            {score}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
