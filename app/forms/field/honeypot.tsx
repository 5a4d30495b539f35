import { HONEYPOT_FIELD } from '#contract/text-rules.ts';

/** The honeypot: a field that only bots fill in. People do not see it, password managers are asked to skip it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {HONEYPOT_FIELD}
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
