import type { Permission, Role } from '#contract/console/roles.ts';
import { mayDo } from '#domain/permissions/index.ts';

/** What one must be allowed to read to hear of its changes, by the topic up to its colon. */
const READ_BY: Readonly<Record<string, Permission>> = {
  applications: 'applicants.read',
  application: 'applicants.read',
  inbox: 'messages.read',
  openings: 'openings.read',
  deliveries: 'deliveries.read',
  staff: 'staff.read',
};

/** Whether somebody with this role hears of it. */
export function hears(role: Role, topic: string): boolean {
  const permission = READ_BY[topic.split(':', 1)[0] ?? ''];
  return permission === undefined || mayDo(role, permission);
}
