/** Submits hostile resumes as an anonymous visitor, and opens them as staff. */
import { expect, vi } from 'vitest';
import type { FilePage } from '#contract/console/file-pages.ts';
import { applicationForm, postApplication } from './application-form.ts';
import type { HostileResume } from './hostile-resumes.ts';
import type { TestApp } from './make-app.ts';
import type { SignedIn } from './staff.ts';

type ConsoleApp = Pick<TestApp, 'origin' | 'engine'>;

/**
 * Submits a resume with a hostile name and message.
 * @returns the application's id
 */
export async function sendHostile(
  { origin }: Pick<ConsoleApp, 'origin'>,
  resume: Pick<HostileResume, 'name' | 'bytes'>,
): Promise<string> {
  const fields = {
    name: `=1+1 <b>${resume.name.slice(0, 80)}</b>`,
    message: `<script>alert(1)</script>\n${resume.name}`,
  };
  const form = applicationForm(fields, new Blob([resume.bytes()]), `${resume.name}.pdf`);
  const response = await postApplication(origin, form);
  expect([resume.name, response.status]).toEqual([resume.name, 201]);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** @returns the state of the text extraction, and the text */
export async function textExtractionOf({ engine }: ConsoleApp, id: string) {
  return engine.db
    .selectFrom('resume_texts')
    .select(['state', 'text', 'attempts'])
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** @param timeout milliseconds until the text is extracted or given up */
export async function expectExtracted(
  app: ConsoleApp,
  { id, resume, timeout }: { id: string; resume: HostileResume; timeout: number },
): Promise<void> {
  const finalReading = await vi.waitFor(
    async () => {
      const reading = await textExtractionOf(app, id);
      expect([resume.name, reading.state]).not.toEqual([resume.name, 'waiting']);
      return reading;
    },
    { timeout, interval: 50 },
  );
  expect(finalReading.attempts).toBeLessThanOrEqual(2);
  expect(finalReading.text.length).toBeLessThanOrEqual(200_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that there are none
  expect(finalReading.text).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  if (resume.text === undefined) return;
  expect([resume.name, finalReading.state]).toEqual([resume.name, 'read']);
  expect(finalReading.text).toContain(resume.text);
}

/** Checks the JSON, picture and download responses: a browser executes none of them. */
export async function expectServedSafely(
  { call }: SignedIn,
  { id, resume }: { id: string; resume: HostileResume },
): Promise<void> {
  const opened = await call<{ message: string }>('GET', `/applications/${id}`);
  expect(opened.status).toBe(200);
  expect(opened.response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(opened.response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(opened.data.message).toContain('<script>');

  const { response } = await call('GET', `/applications/${id}/resume`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    'content-disposition': expect.stringMatching(/^attachment; filename="[ \w-]*\.pdf"; /),
  });
  await expectDrawn({ call }, { id, resume });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([resume.name, bytes.equals(resume.bytes())]).toEqual([resume.name, true]);
}

/** Its first page is a picture, or the response says why not. */
async function expectDrawn(
  { call }: Pick<SignedIn, 'call'>,
  { id, resume }: { id: string; resume: HostileResume },
): Promise<void> {
  const { status, data } = await call<FilePage>('GET', `/applications/${id}/pages/1`);
  expect([resume.name, status]).toEqual([resume.name, 200]);
  if (resume.text !== undefined) {
    expect([resume.name, data.state]).toEqual([resume.name, 'drawn']);
  }
  const picture = await call('GET', `/applications/${id}/pages/1/picture`);
  const type = picture.response.headers.get('content-type');
  expect([resume.name, picture.status, type]).toEqual(
    data.state === 'drawn'
      ? [resume.name, 200, 'image/webp']
      : [resume.name, 404, expect.stringMatching(/^application\/problem\+json/)],
  );
}

/** The paged list contains each of them once. */
export async function expectListed({ call }: SignedIn, ids: readonly string[]): Promise<void> {
  const listed: string[] = [];
  let cursor = '';
  do {
    const page = await call<{ items: { id: string }[]; next: string | null }>(
      'GET',
      `/applications${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(page.status).toBe(200);
    listed.push(...page.data.items.map(({ id }) => id));
    cursor = page.data.next ?? '';
  } while (cursor);
  expect(listed.toSorted()).toEqual(ids.toSorted());
}
