/**
 * Waiting applications on the device, and outcomes that no page has reported yet. They are separate
 * from the drafts, which a form that is open elsewhere keeps writing.
 */
import { openDeviceDatabase } from '#app/routes/apply/device-database.ts';
import type { WaitingApplication, WaitingOutcome } from './waiting-application.ts';

const transact = openDeviceDatabase('waiting-applications', ['applications', 'outcomes']);

/** Applications that may wait at the same time. */
export const MAX_WAITING = 5;

/** Replaces one with the same id. @returns false if too many others wait */
export async function addWaiting(application: WaitingApplication): Promise<boolean> {
  const others = (await readAllWaiting()).filter(({ id }) => id !== application.id);
  if (others.length >= MAX_WAITING) return false;
  await transact('readwrite', ({ applications }) => applications.put(application, application.id));
  return true;
}

export const readAllWaiting = () =>
  transact<WaitingApplication[]>('readonly', ({ applications }) => applications.getAll());

export const readWaiting = (id: string) =>
  transact<WaitingApplication | undefined>('readonly', ({ applications }) => applications.get(id));

export async function removeWaiting(id: string): Promise<void> {
  await transact('readwrite', ({ applications }) => applications.delete(id));
}

/** Replaces the waiting application by its outcome, which a page has to report. */
export async function storeOutcome(outcome: WaitingOutcome): Promise<void> {
  await transact('readwrite', ({ applications, outcomes }) => {
    applications.delete(outcome.id);
    return outcomes.put(outcome, outcome.id);
  });
}

/** Returns each outcome only once, so that only one page reports it. */
export const consumeOutcomes = () =>
  transact<WaitingOutcome[]>('readwrite', ({ outcomes }) => {
    const all = outcomes.getAll();
    outcomes.clear();
    return all;
  });
