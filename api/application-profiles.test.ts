import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import { ANSWER_MESSAGES } from '#contract/job-questions.ts';
import type { Problem } from '#contract/problem-body.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

/** Applicants live in two countries. GitLab is required, and LinkedIn is not. */
function packWithGitlab(): string {
  const folder = copyOfPack({ linked: false });
  editFile(
    folder,
    'site.yaml',
    /^profiles:\n( {2}- .*\n)+/m,
    `otherCountries: [{ code: DK, phonePrefix: "+45" }]
profiles:
  - { id: linkedin }
  - { id: portfolio }
  - { id: gitlab, label: GitLab, hosts: [gitlab.com], required: true }
`,
  );
  return folder;
}

describeOnOneEngine('a pack that asks for other profile links', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off', CONTENT_DIR: packWithGitlab() });
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const apply = (fields: Record<string, string | undefined>, gitlab?: string) =>
    postApplication(
      app.origin,
      applicationForm({
        linkedin: undefined,
        ...(gitlab !== undefined && { answers: JSON.stringify({ 'profiles.gitlab': gitlab }) }),
        ...fields,
      }),
    );
  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return ((await response.json()) as Problem).errors;
  };

  test('needs what is required, and nothing else', async () => {
    expect(await errorsOf(await apply({}))).toEqual([
      { field: 'answers.profiles.gitlab', message: MESSAGES.required },
    ]);
    expect(await errorsOf(await apply({}, 'https://github.com/sita'))).toEqual([
      { field: 'answers.profiles.gitlab', message: ANSWER_MESSAGES.profile },
    ]);
    expect((await apply({}, 'gitlab.com/sita')).status).toBe(201);
  });

  test('shows the link to staff, and exports it', async () => {
    const response = await apply({ name: 'Maya Exported' }, 'gitlab.com/maya');
    const { data } = (await response.json()) as { data: { id: string } };
    const { data: applicant } = await owner.call<Applicant>('GET', `/applications/${data.id}`);
    expect(applicant).toMatchObject({
      linkedin: '',
      answers: [],
      profiles: [{ label: 'GitLab', url: 'https://gitlab.com/maya' }],
    });
    const { response: csv } = await owner.call('GET', '/applications/export.csv');
    expect(await csv.text()).toContain('GitLab\nhttps://gitlab.com/maya');
  });

  test('says so in the description of the API', async () => {
    const response = await fetch(`${app.origin}/api/openapi.json`);
    const { paths } = await response.json();
    const { content } = paths['/api/v1/public/job-application'].post.requestBody;
    expect(content['multipart/form-data'].schema.required).toEqual([
      'name',
      'email',
      'phone',
      'cv',
    ]);
  });

  test('names a number of the country in the error about a number', async () => {
    const exampleFor = async (phone: string) => {
      const [error] = (await errorsOf(await apply({ phone }, 'gitlab.com/sita'))) ?? [];
      return error?.message;
    };
    expect(await exampleFor('1')).toMatch(/^Enter a phone number, .* \(\+977 [\d -]+\)$/);
    expect(await exampleFor('+45 1')).toMatch(/ \(\+45 [\d ]+\)$/);
    expect(await exampleFor('+46 1')).toMatch(/ \(\+977 [\d -]+\)$/);
  });
});
