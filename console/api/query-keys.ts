/** Stands for all keys. */
export const EVERYTHING = '*';

/** Whether a change of `changed` is one of the query: `applications` covers `applications?stage=new`. */
export function covers(changed: string, key: string): boolean {
  if (changed === EVERYTHING) return true;
  if (!key.startsWith(changed)) return false;
  return key.length === changed.length || '?/'.includes(key.charAt(changed.length));
}
