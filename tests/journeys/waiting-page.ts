/** Helpers for the application form while offline, and the data on the device. */
import type { BrowserContext, Page } from '@playwright/test';
import { applicationPage, RESUME } from './application-page.ts';
import { expect, type Site } from './site.ts';

/** Browser messages about a lost connection. */
export const OFFLINE_MESSAGES =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)|status of (422|429|503)/;

export const JOB_FORM = '/drop-your-info?jobId=senior-react-engineer';
export const ROLE = 'Senior React Engineer';

export const waitingPanel = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your application waits for a connection' });

export const rowsOf = ({ engine }: Site, name: string) =>
  engine.db.selectFrom('applications').selectAll().where('name', '=', name).execute();

interface Form {
  path?: string;
  /** Answers the job's own questions. */
  answer?: () => Promise<void>;
}

/** Fills in the form, goes offline, and submits. */
export async function submitOffline(
  page: Page,
  context: BrowserContext,
  name: string,
  { path = JOB_FORM, answer }: Form = {},
) {
  const form = applicationPage(page);
  await form.open(path);
  await form.fill();
  await answer?.();
  await form.name.fill(name);
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await context.setOffline(true);
  await form.send.click();
  await expect(waitingPanel(page)).toBeFocused();
  return form;
}

/** Everything that IndexedDB and local storage contain about applications. */
export const applicationDataOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const valuesOf = (name: string, stores: string[]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          for (const store of stores) opening.result.createObjectStore(store);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = async () => {
          const transaction = opening.result.transaction(stores);
          const requests = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(requests.flatMap(({ result }) => result));
          };
        };
      });
    return [
      ...(await valuesOf('drafts', ['fields', 'resumes'])),
      ...(await valuesOf('waiting-applications', ['applications', 'outcomes'])),
      ...Object.keys(localStorage).filter((name) => name.startsWith('waiting')),
    ];
  });
