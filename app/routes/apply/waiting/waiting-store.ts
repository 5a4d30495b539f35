/**
 * Applications on the device that wait for a line, and how it went with those that no page has told of
 * yet. Apart from the drafts, which a form that is open elsewhere goes on writing.
 */
import { deviceDatabase } from '#app/routes/apply/device-database.ts';
import type { WaitingApplication, WaitingOutcome } from './waiting-application.ts';

const transact = deviceDatabase('waiting-applications', ['applications', 'outcomes']);

/** So many may wait at once. */
export const MAX_WAITING = 5;

/** In place of one with the same id. @returns false where too many others wait */
export async function addWaiting(application: WaitingApplication): Promise<boolean> {
  const others = (await allWaiting()).filter(({ id }) => id !== application.id);
  if (others.length >= MAX_WAITING) return false;
  await transact('readwrite', ({ applications }) => applications.put(application, application.id));
  return true;
}

export const allWaiting = () =>
  transact<WaitingApplication[]>('readonly', ({ applications }) => applications.getAll());

export const readWaiting = (id: string) =>
  transact<WaitingApplication | undefined>('readonly', ({ applications }) => applications.get(id));

export async function removeWaiting(id: string): Promise<void> {
  await transact('readwrite', ({ applications }) => applications.delete(id));
}

/** It waits no more; a page has to tell why. */
export async function storeOutcome(outcome: WaitingOutcome): Promise<void> {
  await transact('readwrite', ({ applications, outcomes }) => {
    applications.delete(outcome.id);
    return outcomes.put(outcome, outcome.id);
  });
}

/** Each goes to one page, and only once. */
export const takeOutcomes = () =>
  transact<WaitingOutcome[]>('readwrite', ({ outcomes }) => {
    const all = outcomes.getAll();
    outcomes.clear();
    return all;
  });
