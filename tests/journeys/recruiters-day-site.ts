/** A site for a whole day, on either database, with a mail server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { testBuild } from '#scripts/build.mjs';
import { copyLoadedFile, postgresDatabase, postgresTemplates } from '#tests/database-copies.ts';
import { type MailServer, startMailServer } from '#tests/mail-server.ts';
import { startServer } from '#tests/server-process.ts';
import { availableServer } from '#tests/throwaway-postgres.ts';
import { consoleOrigin } from './console-session.ts';
import { type Site, test } from './site.ts';

export interface DaySite extends Site {
  databaseUrl: DatabaseUrl;
  mail: MailServer;
}

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

/** Provides a loaded database while `use` runs. */
async function withDatabase(engine: Engine, use: (url: DatabaseUrl) => Promise<void>) {
  if (engine === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'recruiters-day-'));
    await copyLoadedFile(join(folder, 'site.db'));
    await use(`sqlite:${join(folder, 'site.db')}`);
    return rmSync(folder, { recursive: true, force: true });
  }
  const server = await availableServer();
  if (!server) throw new Error('No PostgreSQL server is available');
  const { loaded } = await postgresTemplates(server.url);
  const { url, drop } = await postgresDatabase(server.url, loaded);
  await use(url);
  await drop();
  await server.stop();
}

export const dayOn = (engine: Engine) =>
  test.extend<object, { day: DaySite; site: Site }>({
    day: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
      ({}, use) =>
        withDatabase(engine, async (databaseUrl) => {
          const mail = await startMailServer();
          const server = await startServer({
            DATABASE_URL: databaseUrl,
            CAPTCHA: 'off',
            SMTP_URL: mail.url,
            MAIL_FROM: 'Tarn <hello@tarn.example>',
            MAIL_TO: 'team@tarn.example',
          });
          const opened = await openDatabase(databaseUrl);
          await use({ origin: server.origin, engine: opened, databaseUrl, mail });
          await opened.close();
          await server.stop('SIGTERM');
          await mail.goDown();
        }),
      { scope: 'worker' },
    ],
    site: [({ day }, use) => use(day), { scope: 'worker' }],
  });

/**
 * Runs `npm run staff` as an operator would.
 * @returns its output
 */
export async function runStaff(site: DaySite, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'staff', '--', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: site.databaseUrl,
      CONTENT_DIR: testBuild.content,
      PUBLIC_URL: consoleOrigin(site),
    },
  });
  return stdout;
}
