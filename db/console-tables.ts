/**
 * All tables of the console: those of the imported files, and the rest. Conventions: `schema.ts`.
 */
import type { Generated } from 'kysely';
import type { ApplicantTables } from './applicant-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { StaffTables } from './staff-tables.ts';

export interface ConsoleTables extends StaffTables, ApplicantTables, InboxTables {
  saved_views: {
    id: string;
    staff_id: string;
    /** `applicants` or `inbox`. */
    area: string;
    name: string;
    /** The query string of the URL without the question mark. */
    query: string;
    created_at: number;
  };
  instances: {
    /** Random, new for each start of a process. */
    id: string;
    seen_at: number;
    /** JSON: `InstanceState`. */
    state: string;
  };
  job_changes: {
    slug: string;
    /** Null while it is open. */
    closed_at: number | null;
    /** Overrides the pack's value; null: the pack's applies. */
    valid_through: number | null;
    changed_at: number;
    staff_id: string | null;
    version: Generated<number>;
  };
  audit_log: {
    id: Generated<number>;
    at: number;
    /** Null for the operator's commands and for requests without a session. */
    staff_id: string | null;
    /** One of `AUDIT_ACTIONS`. */
    action: string;
    object_kind: string;
    object_id: string;
    /** JSON with ids and numbers only. */
    details: string;
  };
  /** Objects changed by a bulk action. */
  audit_objects: {
    object_id: string;
    audit_id: number;
  };
  console_changes: {
    id: Generated<number>;
    at: number;
    /** A topic of `contract/console/console-facts.ts`. */
    topic: string;
  };
  console_locks: {
    /** Task that only one process may run at a time. */
    name: string;
    held_until: number;
  };
}
