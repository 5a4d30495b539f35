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

/**
 * Empties the honeypot, so that a second try works for people whose browser filled it in. A bot that fills in
 * every field does so again.
 * @returns whether there was something in it
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>(`input[name=${HONEYPOT_FIELD}]`);
  if (!field?.value) return false;
  field.value = '';
  return true;
}
