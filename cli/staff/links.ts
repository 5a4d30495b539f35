/** `invite` and `recover` make a link, told once, to be handed on by whoever asked for it; `revoke` ends it. */
import { secondOf } from '#cli/inbox/times.ts';
import { UsageError } from '#cli/options.ts';
import { EMAIL } from '#contract/console/parts.ts';
import { ROLES } from '#contract/console/roles.ts';
import {
  invite as inviteSomebody,
  type MadeLink,
  OPERATOR,
  recoverStaff,
  revokeLinksTo,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import type { Db } from '#domain/support/database.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import { type Call, type Command, memberOf } from './command.ts';

export const invite: Command = {
  options: { role: { type: 'string' } },
  needsEmail: true,
  async run(call) {
    const { values, db, io } = call;
    const role = ROLES.find((one) => one === values.role);
    if (!role) {
      throw new UsageError(`invite needs --role, one of ${ROLES.join(', ')}.`, {
        showsUsage: values.role === undefined,
      });
    }
    const email = EMAIL.safeParse(call.email);
    if (!email.success) throw new UsageError(`${call.email} is no e-mail address.`);
    const deskUrl = call.deskUrl();
    const link = await inviteSomebody(OPERATOR, await making(db), { email: email.data, role });
    io.note(`${email.data} is invited as ${role}.`);
    await tell(call, deskUrl, link);
  },
};

export const recover: Command = {
  options: {},
  needsEmail: true,
  async run(call) {
    const { db, io, email } = call;
    const deskUrl = call.deskUrl();
    const member = await memberOf(db, email);
    const link = await recoverStaff(OPERATOR, await making(db), member.id);
    io.note(`What ${member.name} signs in with now works until the link is used.`);
    await tell(call, deskUrl, link);
  },
};

export const revoke: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const count = await revokeLinksTo(OPERATOR, db, email, Date.now());
    if (count === 0) throw new UsageError(`No link for ${email} is open.`);
    io.note(`${count === 1 ? 'One link' : `${count} links`} for ${email} can no longer be used.`);
  },
};

const making = async (db: Db) => ({
  db,
  isMailed: false,
  now: Date.now(),
  secret: await siteSecret(db, STAFF_SECRET),
});

async function tell(
  { io }: Call,
  deskUrl: string,
  { path, expiresAt, replacesOlder }: MadeLink,
): Promise<void> {
  if (replacesOlder) io.note('The link that they had before is worthless now.');
  io.note(`This link works once, until ${secondOf(expiresAt)}; whoever has it can use it:`);
  await io.write(`${deskUrl}${path}\n`);
}
