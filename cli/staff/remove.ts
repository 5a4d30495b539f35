import { endSessionsOf, OPERATOR, removeStaff } from '#domain/staff/accounts/index.ts';
import type { Command } from './command.ts';
import { memberOf } from './member-of.ts';

/** `remove EMAIL`: what they did keeps their name. */
export const remove: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    await removeStaff(OPERATOR, db, member.id, Date.now());
    io.note(`${member.name} (${member.email}) cannot sign in any more; their sessions have ended.`);
  },
};

/** `sign-out EMAIL`: of a device that was lost, say. What they sign in with stays. */
export const signOut: Command = {
  options: {},
  needsEmail: true,
  async run({ db, io, email }) {
    const member = await memberOf(db, email);
    const ended = await endSessionsOf(OPERATOR, db, member.id, Date.now());
    io.note(`${ended} sessions of ${member.name} (${member.email}) have ended.`);
  },
};
