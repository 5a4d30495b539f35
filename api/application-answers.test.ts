import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_MESSAGES } from '#contract/job-questions.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Problem } from '#contract/problem-body.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

const JOB = 'qa-trainee';
const ANSWERS = { defect: 'Steps:\none\ntwo', weekdays: 'yes' };

describeOnOneEngine("a job's questions", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
  });
  afterAll(() => app.close());

  const apply = (answers: unknown, fields: Record<string, string> = {}, key = '') =>
    postApplication(
      app.origin,
      applicationForm({
        jobId: JOB,
        ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }),
        ...fields,
      }),
      key ? { 'idempotency-key': key } : {},
    );

  const storedAnswers = async (response: Response) => {
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string } };
    const row = await app.engine.db
      .selectFrom('applications')
      .select('answers')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.answers);
  };

  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return ((await response.json()) as Problem).errors;
  };

  test('are listed in the detail of their job only, with everything that a form needs', async () => {
    const detail = async (slug: string) => {
      const response = await fetch(`${app.origin}${API_PREFIX}/job-listings/${slug}`);
      return ((await response.json()) as { data: JobDetail }).data;
    };
    expect((await detail(JOB)).questions).toEqual([
      {
        id: 'defect',
        label: 'Tell us about one defect',
        kind: 'long-text',
        required: true,
        hint: 'The steps, what should have happened, what did.',
        limit: 1200,
        choices: [],
      },
      {
        id: 'weekdays',
        label: 'Are you free on all five weekdays?',
        kind: 'yes-no',
        required: true,
        hint: '',
        limit: 100,
        choices: ['yes', 'no'],
      },
    ]);
    expect((await detail('senior-react-engineer')).questions).toEqual([]);
  });

  test('are stored with their answers as they were asked', async () => {
    expect(await storedAnswers(await apply(ANSWERS))).toEqual([
      { id: 'defect', question: 'Tell us about one defect', answer: 'Steps:\none\ntwo' },
      { id: 'weekdays', question: 'Are you free on all five weekdays?', answer: 'yes' },
    ]);
  });

  test('are reported as missing together with all other missing fields', async () => {
    const previous = await storedCounts(app.engine.db);
    const missing = [
      { field: 'answers.defect', message: MESSAGES.required },
      { field: 'answers.weekdays', message: MESSAGES.required },
    ];
    expect(await errorsOf(await apply(undefined))).toEqual(missing);
    expect(await errorsOf(await apply({ defect: ' ' }, { linkedin: '' }))).toEqual([
      { field: 'linkedin', message: MESSAGES.required },
      ...missing,
    ]);
    expect(await storedCounts(app.engine.db)).toEqual(previous);
  });

  test('reject an invalid answer under the field of its question', async () => {
    expect(await errorsOf(await apply({ ...ANSWERS, weekdays: 'perhaps' }))).toEqual([
      { field: 'answers.weekdays', message: ANSWER_MESSAGES.choice },
    ]);
    expect(await errorsOf(await apply({ ...ANSWERS, defect: 'x'.repeat(1201) }))).toEqual([
      { field: 'answers.defect', message: MESSAGES.tooLong(1200) },
    ]);
    expect(await errorsOf(await apply(['yes']))).toEqual([
      { field: 'answers', message: ANSWER_MESSAGES.object },
    ]);
  });

  test('drop answers that the job does not ask for, as its file may have changed since', async () => {
    const answers = { ...ANSWERS, shift: 'no', __proto__: 'x' };
    expect(await storedAnswers(await apply(answers))).toHaveLength(2);
    expect(await storedAnswers(await apply({ shift: 'no' }, { jobId: '' }))).toEqual([]);
  });

  test('do not break a repeated post when they have changed since', async () => {
    const first = await (await apply(ANSWERS, {}, 'repeated')).json();
    const { db } = app.engine;
    const job = await db
      .selectFrom('job_listings')
      .select('questions')
      .where('slug', '=', JOB)
      .executeTakeFirstOrThrow();
    const change = (questions: string) =>
      db.updateTable('job_listings').set({ questions }).where('slug', '=', JOB).execute();
    await change(job.questions.replace('"defect"', '"another"'));
    const again = await apply(ANSWERS, {}, 'repeated');
    const fresh = await errorsOf(await apply(ANSWERS));
    await change(job.questions);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
    expect(fresh).toEqual([{ field: 'answers.another', message: MESSAGES.required }]);
    const other = await apply({ ...ANSWERS, weekdays: 'no' }, {}, 'repeated');
    expect(other.status).toBe(409);
  });
});
