import { HONEYPOT_FIELD } from '#contract/text-rules.ts';

/**
 * A field that only bots fill in: it is hidden, and its attributes tell password managers to skip
 * it.
 */
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
 * Clears the honeypot, so that a second attempt works for people whose browser has autofilled it. A
 * bot that fills in every field does so again.
 * @returns true if it was filled in
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>(`input[name=${HONEYPOT_FIELD}]`);
  if (!field?.value) return false;
  field.value = '';
  return true;
}
