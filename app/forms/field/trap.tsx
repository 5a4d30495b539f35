import { TRAP_FIELD } from '#contract/text-rules.ts';

/** A field for programs: people do not see it, password managers are asked to pass it by. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {TRAP_FIELD}
        <input
          type="text"
          name={TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
