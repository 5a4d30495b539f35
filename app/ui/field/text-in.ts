/** What stands in a field of a form, also before its scripts ran; empty where it has no such field. */
export function textIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}
