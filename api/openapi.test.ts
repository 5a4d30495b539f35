import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAD_SOURCES } from '#contract/lead-rules.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

test('describes every call, with the limits of the contract', async () => {
  const response = await fetch(`${app.origin}/api/openapi.json`);
  const { paths, openapi, servers } = (await response.json()) as {
    openapi: string;
    servers: { url: string }[];
    paths: Record<
      string,
      Record<string, { parameters: unknown[]; requestBody: unknown; responses: object }>
    >;
  };
  expect(openapi).toBe('3.1.0');
  expect(servers).toEqual([{ url: '/' }]);
  expect(Object.keys(paths).sort()).toEqual(
    [
      'authors',
      'authors/{slug}',
      'blogs',
      'blogs/{slug}',
      'captcha',
      'contact',
      'crms',
      'events',
      'events/{slug}',
      'experience-nepal',
      'experience-nepal/{slug}',
      'job-alerts',
      'job-alerts/confirm',
      'job-alerts/leave',
      'job-alerts/link',
      'job-application',
      'job-application/documents',
      'job-application/erase',
      'job-application/options',
      'job-application/status',
      'job-application/withdraw',
      'job-listings',
      'job-listings/{slug}',
      'learning-hubs',
      'learning-hubs/{slug}',
      'learning-hubs/{slug}/video',
      'newsletter/confirm',
      'newsletter/leave',
      'newsletter/link',
      'search',
      'trainings',
      'trainings/{slug}',
      'whitepapers',
      'whitepapers/{slug}',
      'whitepapers/{slug}/pdf',
    ].map((call) => `/api/v1/public/${call}`),
  );
  const list = paths['/api/v1/public/job-listings']?.get;
  expect(list?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'limit',
      schema: expect.objectContaining({ minimum: 1, maximum: 50, default: 8 }),
    }),
  );
  const apply = paths['/api/v1/public/job-application']?.post;
  expect(apply?.requestBody).toMatchObject({
    content: { 'multipart/form-data': expect.anything() },
  });
  expect(apply?.responses).toMatchObject({
    413: { content: { 'application/problem+json': { schema: expect.anything() } } },
  });
  const crms = paths['/api/v1/public/crms']?.post;
  expect(crms?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'source',
      schema: expect.objectContaining({ enum: LEAD_SOURCES }),
    }),
  );
  expect(crms?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['email'] } } },
  });
  expect(Object.keys(list?.responses ?? {})).toEqual(['200', '400', '429', '503']);
  expect(Object.keys(apply?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '409', '413', '415', '422', '429', '503']),
  );
});

test('has unique operation ids for generated clients, and a license', async () => {
  const response = await fetch(`${app.origin}/api/openapi.json`);
  const { info, paths } = (await response.json()) as {
    info: { license: unknown };
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  const names = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId = '' }) => operationId);
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['listJobs', 'getJob', 'applyForJob', 'getBlog']));
});

test('has a reference page whose policy allows inline code only with a nonce', async () => {
  const nonces = [];
  for (const _time of [1, 2]) {
    const response = await fetch(`${app.origin}/api/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    const [, nonce = ''] = /script-src 'self' 'nonce-([\w+/=]{20,})'/.exec(policy) ?? [];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const html = await response.text();
    for (const [script] of html.matchAll(/<script[^>]*>/g)) {
      expect(script).toContain(`nonce="${nonce}"`);
    }
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});
