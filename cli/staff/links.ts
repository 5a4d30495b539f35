/** `invite` and `recover` print a link once, for the operator to pass on; `revoke` revokes it. */
import { secondOf } from '#cli/inbox/times.ts';
import { UsageError } from '#cli/options.ts';
import { NewEmail } from '#contract/console/parts.ts';
import { ROLES } from '#contract/console/roles.ts';
import {
  type CreatedLink,
  invite as inviteStaff,
  OPERATOR,
  recoverStaff,
  revokeLinksTo,
  STAFF_SECRET,
} from '#domain/staff/accounts/index.ts';
import { counted } from '#domain/support/counted.ts';
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
    const email = NewEmail.safeParse(call.email);
    if (!email.success) throw new UsageError(`${call.email} is not a valid e-mail address.`);
    const consoleUrl = call.consoleUrl();
    const link = await inviteStaff(OPERATOR, await linkOptions(db), { email: email.data, role });
    io.note(`Invited ${email.data} as ${role}.`);
    await printLink(call, consoleUrl, link);
  },
};

export const recover: Command = {
  options: {},
  needsEmail: true,
  async run(call) {
    const { db, io, email } = call;
    const consoleUrl = call.consoleUrl();
    const member = await memberOf(db, email);
    const link = await recoverStaff(OPERATOR, await linkOptions(db), member.id);
    io.note(`The current sign-in methods of ${member.name} work until the link is used.`);
    await printLink(call, consoleUrl, link);
  },
};

export const revoke: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const count = await revokeLinksTo(OPERATOR, db, email, Date.now());
    if (count === 0) throw new UsageError(`There is no unused link for ${email}.`);
    io.note(`Revoked ${counted(count, 'link')} for ${email}.`);
  },
};

const linkOptions = async (db: Db) => ({
  db,
  isMailed: false,
  now: Date.now(),
  secret: await siteSecret(db, STAFF_SECRET),
});

async function printLink(
  { io }: Call,
  consoleUrl: string,
  { path, expiresAt, replacesOlder }: CreatedLink,
): Promise<void> {
  if (replacesOlder) io.note('Their previous link has been revoked.');
  io.note(
    `This link works once, until ${secondOf(expiresAt)}. Anyone who has it can use it, so keep it secret:`,
  );
  await io.write(`${consoleUrl}${path}\n`);
}
