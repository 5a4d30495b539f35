/** Access to sessions and papers, saved in local storage as one record each. */
import { GATES, type GateKind } from './gate-kinds.ts';

export interface Access {
  firstName: string;
  email: string;
  /** URL of the video or the file. */
  link: string;
}

/** Key in local storage. */
export const storageKey = (kind: GateKind, slug: string) => `${GATES[kind].storage.name}:${slug}`;

/** Null unless all three values are present; the form is then shown again. */
export function readAccess(kind: GateKind, slug: string): Access | null {
  try {
    return accessIn(kind, JSON.parse(localStorage.getItem(storageKey(kind, slug)) ?? 'null'));
  } catch {
    // The browser stores nothing, or another script has written to this key.
    return null;
  }
}

function accessIn(kind: GateKind, stored: unknown): Access | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Record<string, unknown>;
  const { firstName, email } = values;
  const link = values[GATES[kind].storage.link];
  return isText(firstName) && isText(email) && isText(link) ? { firstName, email, link } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** If the browser stores nothing, access lasts until the page is left. */
export function saveAccess(kind: GateKind, slug: string, { firstName, email, link }: Access): void {
  const stored = { firstName, email, [GATES[kind].storage.link]: link };
  try {
    localStorage.setItem(storageKey(kind, slug), JSON.stringify(stored));
  } catch (error) {
    console.info('The access could not be saved for the next visit', error);
  }
}

export function forgetAccess(kind: GateKind, slug: string): void {
  try {
    localStorage.removeItem(storageKey(kind, slug));
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

const OWN_PATH = /^\/(?![/\\])/;

/** True if the file no longer exists; a replaced video or file has another URL. */
export async function isGone(link: string): Promise<boolean> {
  if (!OWN_PATH.test(link)) return false;
  // The browser's cache would answer for a year after the file was loaded.
  const request = fetch(link, { method: 'HEAD', cache: 'no-store' });
  const response = await request.catch(() => null);
  return response?.status === 404;
}
