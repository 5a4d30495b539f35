/** Encrypted backups, in the format of age. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { dataCommand } from '#tests/data-command.ts';
import { makeDatabase } from '#tests/engines.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const MARKER = 'a text that must stay secret';
const folder = temporaryFolder('encryption-test-');
const locked = join(folder, 'passphrase.backup');
const keyed = join(folder, 'recipient.backup');
const passphraseFile = join(folder, 'passphrase');
const identityFile = join(folder, 'key.txt');
const env = { BACKUP_PASSPHRASE: 'correct horse battery' };

const OTHER_KEY = /was encrypted with another passphrase or key, or its start is damaged\.$/;

let database: Awaited<ReturnType<typeof makeDatabase>>;
beforeAll(async () => {
  database = await makeDatabase('SQLite', 'migrated');
  const { db, close } = await openDatabase(database.url);
  await sql`insert into secrets (name, value) values ('marker', ${MARKER})`.execute(db);
  await close();
  const identity = await generateIdentity();
  writeFileSync(identityFile, `# created: today\n${identity}\n`);
  writeFileSync(passphraseFile, `${env.BACKUP_PASSPHRASE}\n`);
  const { url } = database;
  const recipient = await identityToRecipient(identity);
  for (const [args, used] of [
    [['backup', locked, '--encrypt', '--passphrase-file', passphraseFile], {}],
    [['backup', keyed, '--recipient', recipient], {}],
  ] as const) {
    expect(await dataCommand(args, { url, env: used })).toMatchObject({ status: 0, stderr: '' });
  }
  // Only a hang takes this long, but a passphrase is slow by design.
}, 300_000);
afterAll(() => database.drop());

test('do not contain what they store, until they are decrypted', async () => {
  for (const file of [locked, keyed]) {
    expect(readFileSync(file).includes(MARKER)).toBe(false);
    expect(readFileSync(file).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(env.BACKUP_PASSPHRASE);
  const tar = join(folder, 'decrypted.tar');
  writeFileSync(tar, await decrypter.decrypt(new Uint8Array(readFileSync(locked))));
  execFileSync('tar', ['-xf', tar, '-C', folder]);
  expect(readFileSync(join(folder, 'database.sqlite')).includes(MARKER)).toBe(true);
});

// Few tests use the passphrase, because each try takes a second by design.
test.each([
  ['a passphrase of the environment', locked, [], env],
  ['a secret key', keyed, ['--identity', identityFile], {}],
])('are restored with %s', async (_key, file, options, used) => {
  const target = await makeDatabase('SQLite');
  const restored = await dataCommand(['restore', file, ...options], { env: used, url: target.url });
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  await target.drop();
});

describe('refuse in one line, and restore nothing,', () => {
  const damagedBy = (change: (bytes: Buffer) => Buffer) => () => {
    const path = join(folder, 'damaged.backup');
    writeFileSync(path, change(readFileSync(keyed)));
    return path;
  };
  const flipped = (bytes: Buffer, position: number) => {
    bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
    return bytes;
  };
  /** With the first of these letters that is not there already. */
  const changed = (bytes: Buffer, letters: string, position = 40) => {
    const [first = '', second = first] = letters;
    bytes.write(
      bytes.toString('latin1', position, position + 1) === first ? second : first,
      position,
    );
    return bytes;
  };
  const identity = ['--identity', identityFile];
  const other = ['--passphrase-file', identityFile];
  const cases: [name: string, file: () => string, options: string[], line: RegExp][] = [
    ['without a key', () => locked, [], /is encrypted\. Set BACKUP_PASSPHRASE, or use /],
    ['another passphrase', () => locked, other, OTHER_KEY],
    ['a passphrase for a key', () => keyed, other, OTHER_KEY],
    // The header is Base64.
    [
      'another letter in the header',
      damagedBy((bytes) => changed(bytes, 'AB')),
      identity,
      OTHER_KEY,
    ],
    [
      'an invalid letter in the header',
      damagedBy((bytes) => changed(bytes, '*')),
      identity,
      /is damaged: .*\. Use another backup\.$/,
    ],
    [
      'a flipped byte',
      damagedBy((bytes) => flipped(bytes, Math.floor(bytes.length / 2))),
      identity,
      /is damaged: .*\. Use another backup\.$/,
    ],
    [
      'a flipped byte at the end',
      damagedBy((bytes) => flipped(bytes, bytes.length - 1)),
      identity,
      /is damaged: .*\. Use another backup\.$/,
    ],
    [
      'a file that is cut off',
      damagedBy((bytes) => bytes.subarray(0, -70_000)),
      identity,
      /is damaged: .*\. Use another backup\.$/,
    ],
  ];
  test.each(cases)('%s', async (_name, file, options, line) => {
    const target = await makeDatabase('SQLite');
    const { status, stdout, stderr } = await dataCommand(['restore', file(), ...options], {
      url: target.url,
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
    expect(stderr).not.toContain('\n');
    expect(readdirSync(dirname(target.url.slice('sqlite:'.length)))).toEqual([]);
    await target.drop();
  });
});
