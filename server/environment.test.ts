import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failToStart } from '#tests/server-process.ts';
import { readEnvFile } from './environment.ts';
import { InvalidSettingError } from './setting-formats.ts';

const read = (text: string) => readEnvFile(Buffer.from(text));

describe('a value that would be read differently', () => {
  test.each([
    ['MAIL_FROM=a@example.com\nSMTP_URL=smtp://u:12#p4ss@mail.example', 'SMTP_URL', 2],
    ['export CRM_WEBHOOK_SECRET = p4#ss', 'CRM_WEBHOOK_SECRET', 1],
    ['PURGE_TOKEN=#p4ss', 'PURGE_TOKEN', 1],
    ['\r\n# text\r\nPURGE_TOKEN=p4ss#  \r\n', 'PURGE_TOKEN', 3],
    ['PURGE_TOKEN="p4ss', 'PURGE_TOKEN', 1],
    ["PURGE_TOKEN='p4'ss'", 'PURGE_TOKEN', 1],
    ['PURGE_TOKEN="p4#"ss"', 'PURGE_TOKEN', 1],
    ['PURGE_TOKEN="p4\\nss"', 'PURGE_TOKEN', 1],
    ['PURGE_TOKEN=“p4ss”', 'PURGE_TOKEN', 1],
  ])('%j is reported with its line and without its value', (text, name, line) => {
    expect(() => read(text)).toThrow(InvalidSettingError);
    expect(() => read(text)).toThrow(new RegExp(`^${name} in .env, line ${line}, [^\\n]+$`));
    expect(() => read(text)).toThrow(/^(?!.*(p4|ss\b))/);
  });

  test.each([
    ['UTF-16', Buffer.from('\uFEFFPORT=1', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('PORT=1', 'utf16le')],
    ['windows-1252', Buffer.from('MAIL_FROM=Café <a@example.com>', 'latin1')],
  ])('%s is reported', (_encoding, bytes) => {
    expect(() => readEnvFile(bytes)).toThrow(/^\.env is not UTF-8/);
  });
});

test.each([
  ['\uFEFFPORT=1', { PORT: '1' }],
  ['PORT=1\r\nHOST = ::1\r\n', { PORT: '1', HOST: '::1' }],
  ['PORT=1\rHOST=::1', { PORT: '1', HOST: '::1' }],
  ['\u00a0PORT\u00a0=\u00a01', { PORT: '1' }],
  ['export PORT=1', { PORT: '1' }],
  ['PORT=1 # and why\nHOST= # none', { PORT: '1', HOST: '' }],
  ['A="12#34" # and why\nB=\'5#6\'', { A: '12#34', B: '5#6' }],
  ["A='4\"5'", { A: '4"5' }],
])('%j is read as written', (text, values) => {
  expect(read(text)).toEqual({ values, warnings: [] });
});

test('warns of lines without effect', () => {
  expect(read('PORT=1\nHOST: ::1\nset WORKERS=2\nPORT=2')).toEqual({
    values: expect.objectContaining({ PORT: '2' }),
    warnings: [
      'Line 2 of .env is ignored: it is not NAME=VALUE',
      'Line 3 of .env is ignored: it is not NAME=VALUE',
      'PORT is set twice in .env: line 4 overrides line 1',
    ],
  });
});

describe('the program', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'env-file-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('does not start with half a password, and prints no part of it', async () => {
    writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgres://u:12#34@db.example/site\n');
    const result = await failToStart({}, { cwd: folder });
    expect(result).toEqual({
      status: 1,
      stdout: '',
      stderr: 'DATABASE_URL in .env, line 1, is cut off at the #: put the value in quotes',
    });
  });
});
