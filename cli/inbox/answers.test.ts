/** Answers to a job's own questions, and reference numbers, in the inbox command. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#contract/reference.ts';
import type { Submission } from '#domain/inbox/stored-submissions/index.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { exportInbox, runInbox } from '#tests/inbox-command.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const QUESTION = 'Tell us about one defect';
const ANSWERS = { defect: 'One\nTwo', weekdays: 'no' };

describeEachEngine('the inbox', (engine) => {
  let app: TestApp;
  let receipt: { id: string; reference: string };
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const answers = JSON.stringify(ANSWERS);
    const form = applicationForm({ jobId: 'qa-trainee', answers });
    receipt = (await (await postApplication(app.origin, form)).json()).data;
  });
  afterAll(() => app.close());

  test.each([
    ['as shown', (reference: string) => reference],
    [
      'in lower case with a space',
      (reference: string) => reference.toLowerCase().replace('-', ' '),
    ],
  ])('finds an application by its reference number, %s', async (_, format) => {
    const { stdout, status } = await runInbox(app, ['show', format(receipt.reference)]);
    expect(status).toBe(0);
    expect(stdout).toContain(receipt.id);
    expect(stdout).toContain(receipt.reference);
    expect(stdout).toContain(`${QUESTION}\nOne\nTwo\n`);
  });

  test('finds a lead by its reference number', async () => {
    const { data } = await (await postLead(app.origin, 'White paper', SITA)).json();
    const id: string = data.id;
    const { stdout } = await runInbox(app, ['show', referenceOf(id)]);
    expect(stdout).toContain(id);
    expect(stdout).toContain(referenceOf(id));
  });

  test('reports an unknown reference number', async () => {
    const { stderr, status } = await runInbox(app, ['show', 'ZZZZ-ZZZZ']);
    expect(status).toBe(1);
    expect(stderr).toContain('ZZZZ-ZZZZ');
  });

  test('exports questions, answers and reference numbers', async () => {
    const submissions = (await exportInbox(app)) as unknown as Submission[];
    const submission = submissions.find(({ kind }) => kind === 'application');
    expect(submission).toMatchObject({
      reference: receipt.reference,
      answers: [
        { id: 'defect', question: QUESTION, answer: 'One\nTwo' },
        { id: 'weekdays', question: 'Are you free on all five weekdays?', answer: 'no' },
      ],
    });
    const { stdout } = await runInbox(app, ['export', '--csv']);
    expect(stdout).toContain(
      `"${receipt.reference}","${QUESTION}\nOne\nTwo\n\nAre you free on all five weekdays?\nno"`,
    );
  });
});
