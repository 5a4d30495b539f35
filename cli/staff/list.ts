import { renderTable } from '#cli/inbox/table.ts';
import { minuteOf } from '#cli/inbox/times.ts';
import { listStaff, OPERATOR } from '#domain/staff/accounts/index.ts';
import { safeJson, safeLine } from '#domain/support/safe-text.ts';
import type { Command } from './command.ts';

const HEAD = ['e-mail', 'name', 'role', 'since (UTC)', 'last sign-in', 'state'];

/** `list`: who works at the desk or did, and the links that are open. */
export const list: Command = {
  options: { json: { type: 'boolean' } },
  needsEmail: false,
  async run({ values, db, io }) {
    const found = await listStaff(OPERATOR, db, Date.now());
    if (values.json) return io.write(`${safeJson(found)}\n`);
    const members = found.staff.map((one) => [
      ...[safeLine(one.email), safeLine(one.name), one.role, minuteOf(one.createdAt)],
      one.lastSignInAt === null ? '-' : minuteOf(one.lastSignInAt),
      one.removedAt === null ? 'works here' : `removed ${minuteOf(one.removedAt)}`,
    ]);
    const links = found.links.map((one) => [
      ...[safeLine(one.email), safeLine(one.name || '-'), one.role, minuteOf(one.createdAt), '-'],
      `${one.purpose === 'invitation' ? 'invited' : 'may recover'} until ${minuteOf(one.expiresAt)}, ` +
        `by ${one.madeBy ? safeLine(one.madeBy.name) : 'this command'}`,
    ]);
    const rows = [...members, ...links];
    if (rows.length === 0) return io.note('Nobody works at the desk yet: invite an owner.');
    await io.write(renderTable(rows, { head: HEAD, columns: io.columns }).text);
  },
};
