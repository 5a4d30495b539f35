/** Runs the program with a database and a mail server for the tests of one file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type ServerProcess, startServer } from './server-process.ts';

interface MailingSite {
  app: ServerProcess;
  mails: MailServer;
}

/**
 * @param settings in addition to those of the database and mail; called once, before the first test
 * @returns an object whose properties are set before the first test
 */
export function mailingSite(settings: () => Record<string, string> = () => ({})): MailingSite {
  const folder = mkdtempSync(join(tmpdir(), 'mailing-site-'));
  const site = {} as MailingSite;
  beforeAll(async () => {
    site.mails = await startMailServer();
    site.app = await startServer({
      DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
      CAPTCHA: 'off',
      SMTP_URL: site.mails.url,
      MAIL_FROM: 'Tarn <hello@tarn.example>',
      MAIL_TO: 'team@tarn.example',
      ...settings(),
    });
  });
  afterAll(async () => {
    await site.app.stop('SIGTERM');
    await site.mails.goDown();
    rmSync(folder, { recursive: true });
  });
  return site;
}

/** Fetches and parses a page, without following redirects. */
export async function pageAt({ app }: MailingSite, path: string) {
  const response = await fetch(app.origin + path, { redirect: 'manual' });
  const root = parse(await response.text());
  const attributeOf = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name);
  return { response, root, attributeOf, text: root.querySelector('main')?.structuredText ?? '' };
}
