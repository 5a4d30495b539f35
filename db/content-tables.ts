/** The tables of entries: what the console edits and publishes. Conventions: `schema.ts`. */
import type { Generated } from 'kysely';

export interface ContentTables {
  entries: {
    /** Path below the content folder. */
    file: string;
    /** One of `ENTRY_KINDS`; `page` for solutions and plain pages, see decisions 71 and 81. */
    kind: string;
    /** Of the draft, or of what is published. */
    title: string;
    /** The version that equals the folder's file; null if the folder has no such file. */
    base_version: number | null;
    /** Null: it is not on the site. */
    published_version: number | null;
    last_version: number;
    /** In the bin since then. */
    deleted_at: number | null;
    updated_at: number;
    /**
     * The file that has this entry now. Such a row is only for the previous version of the program,
     * which reads the former file.
     */
    moved_to: Generated<string | null>;
  };
  entry_versions: {
    file: string;
    /** From 1. */
    number: number;
    source: string;
    /** Null for the operator's commands and for files of the folder. */
    staff_id: string | null;
    /** One of `VERSION_REASONS`. */
    reason: string;
    created_at: number;
    /** When it was put on the site last; null if it never was. */
    published_at: number | null;
  };
  /** At most one for each entry. */
  entry_drafts: {
    file: string;
    source: string;
    /** The version of the entry that the draft started from; null for a new entry. */
    base_version: number | null;
    /** Increases with each save; the token that a save must present. */
    version: number;
    staff_id: string | null;
    updated_at: number;
    review_asked_at: Generated<number | null>;
    review_asked_by: Generated<string | null>;
  };
  /** Files that changed in the folder and in the console. */
  entry_conflicts: {
    file: string;
    /** The folder's text; null if the file is gone. */
    source: string | null;
    found_at: number;
  };
  publications: {
    id: string;
    file: string;
    /** Null: takes the entry down. */
    version: number | null;
    /** What was published when it was planned. */
    base_version: number | null;
    due_at: number;
    /** As chosen: `2026-12-01T09:00`, in `time_zone`. */
    wall_time: string;
    time_zone: string;
    /** One of `PUBLICATION_STATES`. */
    state: string;
    done_at: number | null;
    problem: string | null;
    staff_id: string | null;
    created_at: number;
  };
  /** Former files of renamed entries, each with the current one. */
  entry_redirects: {
    from_file: string;
    to_file: string;
    created_at: number;
  };
  /** Which post of another site became which entry. */
  entry_imports: {
    /** The kind of site, and the post's address or file there. */
    origin: string;
    file: string;
    imported_at: number;
  };
  share_links: {
    id: string;
    file: string;
    version: number;
    /** SHA-256 of the token in the link. */
    token_digest: string;
    expires_at: number;
    staff_id: string | null;
    created_at: number;
  };
  /** Who has an entry open in which tab. */
  entry_viewers: {
    file: string;
    staff_id: string;
    /** Random for each tab. */
    tab: string;
    has_changes: number;
    seen_at: number;
  };
}
