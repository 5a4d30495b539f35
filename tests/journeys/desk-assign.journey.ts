/** Only people who may read something are offered where it is assigned or where they are mentioned. */
import type { Page } from '@playwright/test';
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { DESK_REQUESTS, press, signInAtDesk } from './desk.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: DESK_REQUESTS });

let hired = 0;

/** Somebody of each role, under a name that only this test has. */
async function hire(site: Site) {
  const word = `Rana${process.pid}x${hired++}`;
  await signIn(site, 'sales', { name: `Sales ${word}` });
  await signIn(site, 'editor', { name: `Editor ${word}` });
  await signIn(site, 'recruiter', { name: `Recruiter ${word}` });
  await signIn(site, 'reader', { name: `Reader ${word}` });
  return word;
}

/** The people of one test who are offered, in the list's order, as soon as it has arrived. */
const expectOffered = (page: Page, word: string, roles: string[]) =>
  expect(page.getByRole('menuitemradio').filter({ hasText: word })).toHaveText(
    roles.map((role) => new RegExp(`${role} ${word}`)),
  );

test('an application goes to people who may read applications', async ({ page, context, site }) => {
  const word = await hire(site);
  const id = await storeApplicant(site.engine.db, { name: 'Purna Rai', message: word });
  const { url } = await signInAtDesk(context, site);
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

test('a message goes to people who may read messages', async ({ page, context, site, email }) => {
  const word = await hire(site);
  const captcha = await solveCaptcha(site.origin, '?form=contact');
  const answer = await postContact(site.origin, { ...MESSAGE, email, captcha });
  const { data } = await answer.json();
  const { url } = await signInAtDesk(context, site, 'sales');
  await page.goto(`${url}/inbox/message/${data.id}`);
  await page.getByRole('button', { name: 'Assign: unassigned' }).click();
  await expectOffered(page, word, ['Reader', 'Sales']);
});
