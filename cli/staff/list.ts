import { renderTable } from '#cli/inbox/table.ts';
import { minuteOf } from '#cli/inbox/times.ts';
import { safeJson, safeLine } from '#domain/safe-text/index.ts';
import { listStaff, OPERATOR } from '#domain/staff/index.ts';
import type { Command } from './command.ts';

const HEAD = ['e-mail', 'name', 'role', 'since (UTC)', 'last sign-in', 'state'];

/** `list`: who works at the desk, did, or is invited. */
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
    const invited = found.invitations.map((one) => [
      ...[safeLine(one.email), '-', one.role, minuteOf(one.createdAt), '-'],
      `invited until ${minuteOf(one.expiresAt)}`,
    ]);
    const rows = [...members, ...invited];
    if (rows.length === 0) return io.note('Nobody works at the desk yet: invite an owner.');
    await io.write(renderTable(rows, { head: HEAD, columns: io.columns }).text);
  },
};
