/** Names of roles and permissions. `domain/staff/permissions.ts` assigns permissions to roles. */
import * as z from 'zod/mini';

export const ROLES = ['owner', 'recruiter', 'sales', 'editor', 'reader'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/**
 * Permissions that a call can require: `read` to view, `work` to change, `export` for bulk exports.
 */
export const PERMISSIONS = [
  'applicants.read',
  'applicants.work',
  'applicants.export',
  'messages.read',
  'messages.work',
  'messages.export',
  'openings.read',
  'openings.manage',
  /** Entries of the pack with their drafts and versions. */
  'content.read',
  'content.edit',
  'content.publish',
  /** Publishing what others asked to have reviewed, and whether a review is needed. */
  'content.review',
  /** Searches of visitors that had no result. */
  'searches.read',
  /** Numbers of visits, without anything about a person. */
  'visits.read',
  'deliveries.read',
  'deliveries.retry',
  /** All data of one person, of every kind. */
  'people.export',
  'people.erase',
  'retention.run',
  'audit.read',
  /** How the site and its machines are. */
  'system.read',
  /** Making the pack of another company. */
  'packs.make',
  /** Names of staff, for assignments and mentions. */
  'staff.read',
  'staff.manage',
] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;
