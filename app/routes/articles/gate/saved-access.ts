/** Who has been let in to which session or paper, saved in local storage: one record for each. */
import { GATES, type GateKind } from './gate-kinds.ts';

export interface Access {
  firstName: string;
  email: string;
  /** URL of the film or the file. */
  link: string;
}

/** Where the local storage has it. */
export const recordName = (kind: GateKind, slug: string) => `${GATES[kind].record.name}:${slug}`;

/** Null unless all three are there: then the form is shown again. */
export function readAccess(kind: GateKind, slug: string): Access | null {
  try {
    return accessIn(kind, JSON.parse(localStorage.getItem(recordName(kind, slug)) ?? 'null'));
  } catch {
    // Nothing can be kept here, or something else has written there.
    return null;
  }
}

function accessIn(kind: GateKind, record: unknown): Access | null {
  if (typeof record !== 'object' || record === null) return null;
  const found = record as Record<string, unknown>;
  const { firstName, email } = found;
  const link = found[GATES[kind].record.link];
  return isText(firstName) && isText(email) && isText(link) ? { firstName, email, link } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Where a browser keeps nothing, the link is there for as long as the page is. */
export function saveAccess(kind: GateKind, slug: string, { firstName, email, link }: Access): void {
  const record = { firstName, email, [GATES[kind].record.link]: link };
  try {
    localStorage.setItem(recordName(kind, slug), JSON.stringify(record));
  } catch (error) {
    console.info('The access could not be saved for the next visit', error);
  }
}

export function forgetAccess(kind: GateKind, slug: string): void {
  try {
    localStorage.removeItem(recordName(kind, slug));
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

const OWN_PATH = /^\/(?![/\\])/;

/** Whether nothing is there any more: a film or a file that is replaced has another URL. */
export async function isGone(link: string): Promise<boolean> {
  if (!OWN_PATH.test(link)) return false;
  // A browser that has seen the file would answer by itself, for a year.
  const asked = fetch(link, { method: 'HEAD', cache: 'no-store' });
  const answer = await asked.catch(() => null);
  return answer?.status === 404;
}
