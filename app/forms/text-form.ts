/** Shared by the forms that send only text: contact, newsletter, alerts and gated downloads. */

/** The field of a post without scripts that has the document title of its page. */
export const PAGE_TITLE_FIELD = 'pageTitle';

/** Empty if the form has no such field, or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The current value of a field, also if it was typed before hydration. */
export function textIn(form: HTMLFormElement, name: string): string {
  return textOf(new FormData(form), name);
}
