/** Assignees and mentions offer only staff who may read the item. */
import type { Page } from '@playwright/test';
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, press, signInToConsole } from './console-session.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

let staffCount = 0;

/** Creates staff of several roles, with names that are unique to this test. */
async function createStaff(site: Site) {
  const word = `Rana${process.pid}x${staffCount++}`;
  await signIn(site, 'sales', { name: `Sales ${word}` });
  await signIn(site, 'editor', { name: `Editor ${word}` });
  await signIn(site, 'recruiter', { name: `Recruiter ${word}` });
  await signIn(site, 'reader', { name: `Reader ${word}` });
  return word;
}

/** The staff of one test in the order of the list, once it has loaded. */
const expectOffered = (page: Page, word: string, roles: string[]) =>
  expect(page.getByRole('menuitemradio').filter({ hasText: word })).toHaveText(
    roles.map((role) => new RegExp(`${role} ${word}`)),
  );

test('an application is assigned to staff who may read applications', async ({
  page,
  context,
  site,
}) => {
  const word = await createStaff(site);
  const id = await storeApplicant(site.engine.db, { name: 'Purna Rai', message: word });
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants/${id}`);
  await expect(page.getByRole('heading', { name: 'Purna Rai', level: 1 })).toBeVisible();
  await press(page, 'a');
  await expectOffered(page, word, ['Reader', 'Recruiter']);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await press(page, 'Escape', 'n');
  const note = page.getByRole('textbox', { name: 'New note on Purna Rai' });
  await note.pressSequentially(`@${word}`);
  await expect(page.getByRole('option')).toHaveText(
    [`Reader ${word}`, `Recruiter ${word}`].map((name) => new RegExp(name)),
  );
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('a message is assigned to staff who may read messages', async ({
  page,
  context,
  site,
  email,
}) => {
  const word = await createStaff(site);
  const captcha = await solveCaptcha(site.origin, '?form=contact');
  const answer = await postContact(site.origin, { ...MESSAGE, email, captcha });
  const { data } = await answer.json();
  const { url } = await signInToConsole(context, site, 'sales');
  await page.goto(`${url}/inbox/message/${data.id}`);
  await page.getByRole('button', { name: 'Assign: unassigned' }).click();
  await expectOffered(page, word, ['Reader', 'Sales']);
});
