/** What the forms share that send text alone: contact, newsletter, alerts and gated downloads. */

/** Sent along by a form that is posted without scripts: the document title of its page. */
export const PAGE_TITLE_FIELD = 'pageTitle';

/** A text field of a form that was read or posted; empty where it has no such field, or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What stands in a field of a form, also before its scripts ran. */
export function textIn(form: HTMLFormElement, name: string): string {
  return textOf(new FormData(form), name);
}
