import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InvalidSettingError } from './setting-formats.ts';
import { readConfig, SETTING_NAMES } from './settings.ts';

describe('an invalid setting is named in the error', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/careers'],
    ['PUBLIC_URL', 'https://example.com/?from=mail'],
    ['PUBLIC_URL', 'https://example.com/#top'],
    ['PUBLIC_URL', 'https://user:secret@example.com'],
    ['API_BASE_URL', 'https://api.example/v1'],
    ['API_BASE_URL', 'https://user:secret@api.example'],
    ['CORS_ORIGINS', 'https://a.example/?x'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['CONTENT_DIR', '/no/such/folder'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['CAPTCHA', 'maybe'],
    ['CORS_ORIGINS', 'everybody'],
    ['HSTS', 'on'],
    ['RATE_LIMIT_FORMS', '20 per minute'],
    ['RATE_LIMIT_FORMS', '20/minute 30/minute'],
    ['RATE_LIMIT_FORMS_TOTAL', '20'],
    ['RATE_LIMIT_READS', '0/minute'],
    ['APPLICATIONS_KEPT', 'a while'],
    ['NEWSLETTER_OPT_IN', 'triple'],
    // Without SMTP_URL.
    ['NEWSLETTER_OPT_IN', 'double'],
    ['MESSAGES_KEPT', '0 months'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Tarn'],
    ['MAIL_TO', 'a@example.com; b@example.com'],
    ['MAIL_TO_TOPICS', 'press@example.com'],
    ['MAIL_TO_TOPICS', 'press=press@example.com, people='],
    ['CRM_WEBHOOK_URL', 'crm.example.com'],
    ['HUBSPOT_PORTAL_ID', 'mine'],
    ['HUBSPOT_ORIGIN', 'api.hsforms.com'],
    ['HUBSPOT_ORIGIN', 'https://api.hsforms.com/v3'],
    ['CRM_WEBHOOK_URL', 'https://user:password@crm.example.com'],
    ['CRM_WEBHOOK_SECRET', 'whsec_'],
    ['CHAT_WEBHOOK_URL', 'hooks.slack.com/services/x'],
    ['CHAT_WEBHOOK_URL', 'http://hooks.example.com/x'],
    ['CHAT_WEBHOOK_KIND', 'irc'],
    ['OIDC_ISSUER', 'login.example.com'],
    ['OIDC_ISSUER', 'http://login.example.com'],
    ['OIDC_ISSUER', 'https://login.example.com/?tenant=a'],
    ['OIDC_ISSUER', 'https://u:p@login.example.com'],
    ['OIDC_CLIENT_SECRET', 'two words'],
    ['PURGE_URL', 'cdn.example.com'],
    ['PURGE_TOKEN', 'two words'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'cafe'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICE_WORKER', 'yes'],
    ['CONSOLE', 'on'],
    ['CONSOLE', 'console'],
    ['CONSOLE', '/'],
    ['CONSOLE', '/console/'],
    ['CONSOLE', '/Console'],
    ['CONSOLE', '/staff desk'],
    ['CONSOLE', '/staff/../desk'],
    ['CONSOLE', '/:staff'],
    ['CONSOLE', '/*'],
    ['CONSOLE', '/api/console'],
    ['CONSOLE', '/assets'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', 'auto'],
    ['WORKERS', '1.5'],
  ])('%s=%s', (variable, value) => {
    const read = () => readConfig({ [variable]: value });
    expect(read).toThrow(InvalidSettingError);
    expect(read).toThrow(new RegExp(`^${variable}=.* is not valid: it accepts .+`));
  });
});

const SMTP_URL = 'smtp://mail.example.com';
const MAIL_FROM = 'Tarn <hello@tarn.example>';

test.each([
  ['MAIL_FROM', { SMTP_URL }],
  ['MAIL_TO', { SMTP_URL, MAIL_FROM }],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.example.com' }],
  ['CHAT_WEBHOOK_KIND', { CHAT_WEBHOOK_URL: 'https://hooks.example.com/x' }],
  ['CHAT_WEBHOOK_URL', { CHAT_WEBHOOK_KIND: 'slack' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example.com' }],
  ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 's3cret' }],
  ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_ID: 'a', OIDC_ISSUER: 'https://login.example.com' }],
  ['HUBSPOT_FORM_ID', { HUBSPOT_PORTAL_ID: '4711' }],
  ['HUBSPOT_PORTAL_ID', { HUBSPOT_FORM_ID: 'a1b2' }],
])('%s is required by other settings', (missing, settings) => {
  expect(() => readConfig(settings)).toThrow(
    new RegExp(`^${missing} is required with .+accepts .+`),
  );
});

test('several processes cannot share a database in memory', () => {
  const memory = { DATABASE_URL: 'sqlite::memory:' };
  expect(readConfig(memory).workers).toBe(1);
  expect(() => readConfig({ ...memory, WORKERS: '2' })).toThrow(/^WORKERS=2 is not valid/);
});

test('the error about an invalid setting does not contain its password', () => {
  const secret = 'postgres://site:p4ss/word@db.example:port/site';
  expect(() => readConfig({ DATABASE_URL: secret })).toThrow(/^(?!.*p4ss)DATABASE_URL=.*accepts/);
  const token = { PURGE_TOKEN: 'p4ss word' };
  expect(() => readConfig(token)).toThrow(/^(?!.*p4ss)PURGE_TOKEN=.*accepts/);
});

describe('a password with a character that cuts its URL in two', () => {
  test.each([
    ['DATABASE_URL', 'postgres://site:12#p4ss@db.example/site'],
    ['DATABASE_URL', 'postgres://site:12/p4ss@db.example/site'],
    ['DATABASE_URL', 'postgres://site:12?p4ss@db.example/site'],
    ['DATABASE_URL', 'postgres://site:p4ss%zz@db.example/site'],
    ['DATABASE_URL', 'postgres://site:12#p4ss'],
    ['DATABASE_URL', 'postgres//site:p4ss'],
    ['SMTP_URL', 'smtp://site:12#p4ss@mail.example'],
    ['SMTP_URL', 'smtps://site:12/p4ss@mail.example'],
    ['SMTP_URL', 'smtp:site:p4ss'],
    ['CRM_WEBHOOK_URL', 'https://crm.example/hooks#p4ss'],
    ['CRM_WEBHOOK_URL', 'crm.example/hooks/p4ss'],
    ['CHAT_WEBHOOK_URL', 'hooks.slack.com/services/p4ss'],
    ['PURGE_URL', 'https://cdn.example/#p4ss'],
  ])('%s=%s is refused, and not shown', (variable, value) => {
    const read = () => readConfig({ [variable]: value });
    expect(read).toThrow(new RegExp(`^${variable}=… is not valid: it accepts`));
  });

  test.each([
    ['DATABASE_URL', 'postgres://site:12%23p4ss%2F@db.example:5432/site?sslmode=require'],
    ['DATABASE_URL', 'postgres:///site?host=/run/postgresql'],
    ['SMTP_URL', 'none'],
  ])('%s=%s is accepted', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).not.toThrow();
  });
});

test.each(['https://example.com', 'https://EXAMPLE.com:443/'])('PUBLIC_URL=%s', (PUBLIC_URL) => {
  expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://example.com');
});

test.each([
  [{}, [2000]],
  [{ RATE_LIMIT_FORMS: '50/hour' }, [5000]],
  // No client can block a form for a day.
  [{ RATE_LIMIT_FORMS: '300/day' }, []],
  [{ RATE_LIMIT_FORMS: 'off' }, []],
  [{ RATE_LIMIT_FORMS_TOTAL: '9/second 90/day' }, [9, 90]],
  [{ RATE_LIMIT_FORMS_TOTAL: 'off' }, []],
])('with %j all IPs together may send %j', (settings, points) => {
  const { formsTotal } = readConfig(settings).rateLimits;
  expect(formsTotal.map((limit) => limit.points)).toEqual(points);
});

test('the documentation lists exactly the settings that are read', () => {
  const documented = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...SETTING_NAMES].sort()).toEqual([...documented].map(([, name]) => name).sort());
});
