/** The other tables of the staff's desk, and all of them together; see `schema.ts`. */
import type { Generated } from 'kysely';
import type { ApplicantTables } from './applicant-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { StaffTables } from './staff-tables.ts';

export interface DeskTables extends StaffTables, ApplicantTables, InboxTables {
  saved_views: {
    id: string;
    staff_id: string;
    /** `applicants` or `inbox`. */
    area: string;
    name: string;
    /** As in the URL, without the question mark. */
    query: string;
    created_at: number;
  };
  opening_changes: {
    slug: string;
    /** Null while it is open. */
    closed_at: number | null;
    /** Takes the place of the pack's; null to keep that. */
    valid_through: number | null;
    changed_at: number;
    staff_id: string | null;
    version: Generated<number>;
  };
  audit_log: {
    id: Generated<number>;
    at: number;
    /** Null for the operator and for requests without a session. */
    staff_id: string | null;
    /** One of `AUDIT_ACTIONS`. */
    action: string;
    object_kind: string;
    object_id: string;
    /** JSON, ids and numbers alone. */
    details: string;
  };
  /** The objects that one bulk action changed. */
  audit_objects: {
    object_id: string;
    audit_id: number;
  };
  desk_changes: {
    id: Generated<number>;
    at: number;
    /** As `contract/console/desk.ts` has them. */
    topic: string;
  };
  desk_locks: {
    /** What only one process may do at a time. */
    name: string;
    held_until: number;
  };
}
