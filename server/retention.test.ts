import { expect, test } from 'vitest';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';
import { keepErasing, monthsBefore } from './retention.ts';

describeEachEngine('applications', (engine) => {
  test('are erased with all that belongs to them once their time is over', async () => {
    const app = await makeApp(engine, { CAPTCHA: 'off' });
    const { db } = app.engine;
    const send = (name: string) => postApplication(app.origin, applicationForm({ name }));
    expect([(await send('Old')).status, (await send('New')).status]).toEqual([201, 201]);
    const eleven = monthsBefore(Date.now(), 11);
    const thirteen = monthsBefore(Date.now(), 13);
    const setTime = (name: string, time: number) =>
      db.updateTable('applications').set({ submitted_at: time }).where('name', '=', name).execute();
    await setTime('Old', thirteen);
    await setTime('New', eleven);
    const before = await storedCounts(db);

    (await keepErasing(db, null, () => undefined))();
    expect(await storedCounts(db)).toEqual(before);
    (await keepErasing(db, 12, () => undefined))();
    expect(await storedCounts(db)).toEqual({
      ...before,
      applications: before.applications - 1,
      resumes: before.resumes - 1,
      outbox: before.outbox / 2,
    });
    const left = await db.selectFrom('applications').select('name').execute();
    expect(left).toEqual([{ name: 'New' }]);
    await app.close();
  });
});

test.each([
  ['2026-11-21', 12, '2025-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 2, '2025-11-15'],
])('%s less %i months is %s', (day, months, earlier) => {
  expect(monthsBefore(Date.parse(day), months)).toBe(Date.parse(earlier));
});
