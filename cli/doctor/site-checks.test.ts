/** What the doctor finds between visitors and a running site. */
import { expect, test } from 'vitest';
import { doctor } from '#tests/doctor-command.ts';
import { makeCertificate } from '#tests/made-certificate.ts';
import { makeApp } from '#tests/make-app.ts';
import { startTlsProxy } from '#tests/tls-proxy.ts';

const DAY = 86_400_000;
const inDays = (days: number) => Date.now() + days * DAY;

interface Installation {
  host?: string;
  until?: number;
  isTrusted?: boolean;
  trustProxy?: string;
  sendsForwardedFor?: boolean | 'unchanged';
  maxBody?: number;
  rewrite?: (html: string) => string;
}

async function examine({
  host = 'localhost',
  until = inDays(90),
  isTrusted = true,
  trustProxy = '1',
  ...proxyOptions
}: Installation) {
  const certificate = makeCertificate({ host, until });
  const proxy = await startTlsProxy({ ...certificate, ...proxyOptions });
  const settings = {
    PUBLIC_URL: `https://localhost:${proxy.port}`,
    ...(trustProxy && { TRUST_PROXY: trustProxy }),
  };
  const app = await makeApp('SQLite', settings);
  proxy.target = app.origin;
  const { databaseUrl: DATABASE_URL, contentDir: CONTENT_DIR } = app.config;
  const PORT = new URL(app.origin).port;
  const ca = isTrusted ? [certificate.cert] : undefined;
  const result = await doctor(
    { ...settings, DATABASE_URL, CONTENT_DIR, PORT },
    { ...(ca && { ca }) },
  );
  await app.close();
  await proxy.close();
  return result;
}

test('nothing is wrong behind a proxy that is set up', async () => {
  const { of } = await examine({});
  expect(of('address')).toEqual([expect.stringMatching(/^ok: localhost is /)]);
  expect(of('certificate')).toEqual([expect.stringMatching(/^ok: valid until 20/)]);
  expect(of('answer')).toEqual([expect.stringMatching(/^ok: https:\/\/localhost:\d+ answers$/)]);
  expect(of('proxy')).toEqual([expect.stringMatching(/^ok: the client is (127\.0\.0\.1|::1),/)]);
  expect(of('uploads')).toEqual(['ok: a résumé of 5 MB gets through']);
  expect(of('cdn')).toEqual(['ok: pages arrive as the site sends them']);
});

test.each([
  [{ until: inDays(5) }, /^warning: the certificate ends in [45] days/],
  [{ until: Date.now() - 1000 }, /^problem: the certificate ended on/],
  [{ host: 'other.example' }, /^problem: the certificate is not valid for localhost: .*altnames/],
  [{ isTrusted: false }, /^problem: the certificate is not valid for localhost: .*SELF_SIGNED/i],
])('a certificate with %o', async (installation, finding) => {
  const { of } = await examine(installation);
  expect(of('certificate')).toEqual([expect.stringMatching(finding)]);
});

test.each([
  [{ trustProxy: '2' }, /^problem: clients can choose their IP/],
  [
    { trustProxy: '10.0.0.0/8' },
    /^problem: requests come from .*, which TRUST_PROXY does not name/,
  ],
  [{ sendsForwardedFor: 'unchanged' as const }, /^problem: .* the proxy passes on their X-Forw/],
  [{ sendsForwardedFor: false }, /^problem: the proxy sends no X-Forwarded-For/],
  [{ trustProxy: '' }, /^warning: TRUST_PROXY is off/],
])('a proxy with %o', async (installation, finding) => {
  const { of } = await examine(installation);
  expect(of('proxy')).toEqual([expect.stringMatching(finding)]);
});

test('a proxy that refuses a résumé', async () => {
  const { of } = await examine({ maxBody: 1024 ** 2 });
  expect(of('uploads')).toEqual([expect.stringMatching(/^problem: the proxy refuses a résumé/)]);
});

test('a CDN that changes pages', async () => {
  const { of } = await examine({ rewrite: (html) => html.replace('</body>', '<!-- --></body>') });
  expect(of('cdn')).toEqual([expect.stringMatching(/^problem: something .* changes the HTML/)]);
});

test('a probe without a valid signature learns nothing', async () => {
  const app = await makeApp('SQLite');
  const probes = ['', 'x', `${Date.now()}.${'a'.repeat(36)}.${'b'.repeat(43)}`];
  for (const probe of probes) {
    const answer = await fetch(`${app.origin}/healthz`, { headers: { 'x-site-probe': probe } });
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
  await app.close();
});
