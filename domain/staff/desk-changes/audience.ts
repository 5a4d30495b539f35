import type { Permission } from '#contract/console/roles.ts';
import { type Actor, mayDo } from '#domain/staff/permissions.ts';

/** What one must be allowed to read to hear of its changes, by the topic up to its colon. */
const READ_BY: Readonly<Record<string, Permission>> = {
  applications: 'applicants.read',
  application: 'applicants.read',
  inbox: 'messages.read',
  openings: 'openings.read',
  deliveries: 'deliveries.read',
  staff: 'staff.read',
};

/** What only one person hears of has their id behind this; they hear of it without. */
const OWN = 'notices:';

/** Whether somebody hears of it. */
export function hears({ role, staffId }: Pick<Actor, 'role' | 'staffId'>, topic: string): boolean {
  if (topic.startsWith(OWN)) return topic === OWN + staffId;
  const permission = READ_BY[topic.split(':', 1)[0] ?? ''];
  return permission === undefined || mayDo(role, permission);
}

/** A topic as it is told to whoever hears of it. */
export const toldTopic = (topic: string) => (topic.startsWith(OWN) ? OWN.slice(0, -1) : topic);
