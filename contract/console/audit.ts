/** The audit log: it can be read, filtered and exported, but never changed. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { Cursor, cursorQuery, limitedText, StaffName, time, uuid } from './parts.ts';

export const AUDIT_PAGE = 100;
/** Maximum rows of a CSV export; more matches answer `conflict`. */
export const AUDIT_EXPORT_LIMIT = 100_000;

export const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'proved',
  'session-ended',
  'factor-changed',
  'staff-invited',
  'invitation-revoked',
  'recovery-revoked',
  'staff-joined',
  'staff-recovered',
  'role-changed',
  'staff-removed',
  'application-opened',
  'resume-seen',
  'document-seen',
  'application-changed',
  'applications-changed',
  'change-undone',
  'note-written',
  'note-removed',
  'rated',
  'people-joined',
  'people-parted',
  'status-link-renewed',
  'mail-written',
  'mail-stopped',
  'inbox-changed',
  'delivery-retried',
  'opening-changed',
  'media-uploaded',
  'media-replaced',
  'media-changed',
  'media-deleted',
  'media-restored',
  'exported',
  'person-exported',
  'person-erased',
  'retention-run',
  'entry-imported',
  'entry-published',
  'entry-unpublished',
  'entry-deleted',
  'entry-restored',
  'entry-renamed',
  'publish-undone',
  'publication-planned',
  'publication-canceled',
  'publication-failed',
  'conflict-resolved',
  'review-set',
  'pack-made',
  'application-withdrawn',
  'application-erased-by-applicant',
] as const;

export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: z.int(),
  at: time,
  /** Null for the operator's commands, an applicant, or a caller who is not signed in. */
  staff: z.nullable(StaffName),
  action: AuditAction,
  objectKind: z.string(),
  objectId: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = z.object({
  staff: z.optional(uuid),
  action: z.optional(AuditAction),
  object: z.optional(limitedText(200)),
  /** First and last day (UTC), both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  cursor: cursorQuery,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

const common = { permission: 'audit.read', tag: 'Audit log' } as const;

export const AUDIT_CALLS = defineCalls(common, {
  listAudit: {
    route: 'GET /audit',
    query: AuditQuery,
    summary: 'List the audit log, newest first',
    answer: z.object({ items: z.array(AuditEntry), next: Cursor }),
  },
  exportAudit: {
    route: 'GET /audit/export.csv',
    needsProof: true,
    summary: 'Export all matching entries as CSV',
    query: z.omit(AuditQuery, { cursor: true }),
    answer: 'file',
    problems: ['conflict'],
  },
});
