/** `npm start -- --demo`: a database of its own with invented people in it, to try the desk with. */
import { join } from 'node:path';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { openDatabase } from '#db/open.ts';
import { storedModules } from '#domain/content/pack/index.ts';
import { fillDemo } from '#domain/demo/fill.ts';
import {
  invite,
  listStaff,
  namedOrigin,
  OPERATOR,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { BadSetting } from './setting-formats.ts';
import type { Config } from './settings.ts';

/** Apart from what real people send, unless the operator names another. */
const DEMO_DATABASE = 'demo.db';

/** Of whoever tries it: they sign in with it, and nothing is sent there. */
const DEMO_OWNER = 'you@example.com';

/**
 * Makes these settings those of a demo.
 * @throws BadSetting where something would be sent to somebody
 */
export function toDemo(env: NodeJS.ProcessEnv): void {
  const sends = ['SMTP_URL', 'CRM_WEBHOOK_URL', 'HUBSPOT_PORTAL_ID', 'API_BASE_URL'];
  const set = sends.find((name) => env[name]);
  if (set)
    throw new BadSetting(set, env[set] ?? '', 'nothing with --demo, whose people are invented');
  env.DATABASE_URL ??= `sqlite:${join(env.DATA_DIR || 'data', DEMO_DATABASE)}`;
}

/** Fills the database that the site has opened, where nobody has sent anything yet. */
export async function fillForDemo({ databaseUrl }: Config, announce: (line: string) => void) {
  const { db, close } = await openDatabase(databaseUrl);
  try {
    const pack = await storedModules(db);
    const contact = pack['contact-form.yaml'] as BlockCopy['contact-form'];
    const apply = pack['pages/drop-your-info.yaml'] as PageCopy['drop-your-info'];
    const words = {
      topics: contact.topics.map(({ id }) => id),
      desk: pack['desk.yaml'] as BlockCopy['desk'],
      consents: { application: apply.consent, contact: contact.consent },
    };
    const filled = await fillDemo(db, words, Date.now());
    announce(
      filled
        ? `Invented ${filled.applicants} applicants, ${filled.messages} messages and ${filled.leads} leads`
        : 'There are submissions in this database already: nothing was invented',
    );
  } finally {
    await close();
  }
}

/**
 * The link by which whoever tries the demo comes in as an owner; null once somebody has, or without a desk.
 * @param publicUrl where the site is
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
    const making = { db, secret, isMailed: false, now: Date.now() };
    const { path } = await invite(OPERATOR, making, { email: DEMO_OWNER, role: 'owner' });
    return `${namedOrigin(publicUrl)}${console}${path}`;
  } finally {
    await close();
  }
}
