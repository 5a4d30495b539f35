/** `npm start -- --demo`: a separate database with invented people, to try the console with. */
import { join } from 'node:path';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import { openDatabase } from '#db/open.ts';
import { storedModules } from '#domain/content/pack/index.ts';
import { fillDemo } from '#domain/demo/fill.ts';
import {
  invite,
  linkOrigin,
  listStaff,
  OPERATOR,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { InvalidSettingError } from './setting-formats.ts';
import type { Config } from './settings.ts';

/** Separate from real submissions, unless the operator sets `DATABASE_URL`. */
const DEMO_DATABASE = 'demo.db';

/** The person who tries the demo signs in with this address. No mail is sent to it. */
const DEMO_OWNER = 'you@example.com';

/**
 * Changes these settings to those of a demo.
 * @throws InvalidSettingError if a setting would send something to real people
 */
export function toDemo(env: NodeJS.ProcessEnv): void {
  const sendingSettings = ['SMTP_URL', 'CRM_WEBHOOK_URL', 'HUBSPOT_PORTAL_ID', 'API_BASE_URL'];
  const conflicting = sendingSettings.find((name) => env[name]);
  if (conflicting)
    throw new InvalidSettingError(
      conflicting,
      env[conflicting] ?? '',
      'no value with --demo, because its people are invented',
    );
  env.DATABASE_URL ??= `sqlite:${join(env.DATA_DIR || 'data', DEMO_DATABASE)}`;
}

/** Fills the site's database, unless it has submissions already. */
export async function fillForDemo({ databaseUrl }: Config, announce: (line: string) => void) {
  const { db, close } = await openDatabase(databaseUrl);
  try {
    const pack = await storedModules(db);
    const contact = pack['contact-form.yaml'] as BlockCopy['contact-form'];
    const apply = pack['pages/drop-your-info.yaml'] as PageCopy['drop-your-info'];
    const copy = {
      site: pack['site.yaml'] as Site,
      topics: contact.topics.map(({ id }) => id),
      consoleCopy: pack['console.yaml'] as BlockCopy['console'],
      consents: { application: apply.consent, contact: contact.consent },
    };
    const filled = await fillDemo(db, copy, Date.now());
    announce(
      filled
        ? `Created ${filled.applicants} demo applicants, ${filled.messages} messages and ${filled.leads} leads`
        : 'This database already has submissions, so no demo data was created',
    );
  } finally {
    await close();
  }
}

/**
 * The link with which the first person becomes an owner; null if there is one, or no console.
 * @param publicUrl of the site
 */
export async function demoInvitation(
  { databaseUrl, console }: Config,
  publicUrl: string,
): Promise<string | null> {
  if (console === null) return null;
  const { db, close } = await openDatabase(databaseUrl);
  try {
    const { staff } = await listStaff(OPERATOR, db, Date.now());
    if (staff.some(({ role, removedAt }) => role === 'owner' && removedAt === null)) return null;
    const secret = await siteSecret(db, STAFF_SECRET);
    const context = { db, secret, isMailed: false, now: Date.now() };
    const { path } = await invite(OPERATOR, context, { email: DEMO_OWNER, role: 'owner' });
    return `${linkOrigin(publicUrl)}${console}${path}`;
  } finally {
    await close();
  }
}
