import { OPERATOR, removeStaff } from '#domain/staff/index.ts';
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
