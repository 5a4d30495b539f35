/** The tables of the media library. Conventions: `schema.ts`. */
import type { Generated } from 'kysely';

export interface MediaTables {
  /** What a file contains. Files with the same content share it. */
  media_objects: {
    /** SHA-256 in hexadecimal. */
    digest: string;
    /** Media type. */
    type: string;
    bytes: number;
    /** Pixels, upright; null for videos and PDFs. */
    width: number | null;
    height: number | null;
    /** `contentNameOf` a picture, which its public URLs begin with. */
    name: string | null;
    /** `RECIPE_ID` by which its sizes were made; null for videos and PDFs. */
    recipe: string | null;
    placeholder: string | null;
    /** One of `MEDIA_STATES`. */
    state: string;
    attempts: Generated<number>;
    /** While a process makes its pictures: when the claim expires. */
    claimed_until: Generated<number>;
    stored_at: number;
    /** Since when no file has this content; null while one has. */
    unused_at: number | null;
    /** Key in `stored_objects`; empty if `media_blobs` has the bytes. */
    object: Generated<string>;
  };
  /** Every object that the object store has for this database. */
  stored_objects: {
    /** A UUID, a slash and the SHA-256 in hexadecimal. */
    key: string;
    bytes: number;
    stored_at: number;
    /** When it will be deleted; null while a row refers to it. */
    due_at: number | null;
    /** Attempts to delete it. */
    attempts: Generated<number>;
    last_error: Generated<string | null>;
  };
  /** The bytes of an object in parts of `PART_BYTES`, from part 0. */
  media_blobs: {
    digest: string;
    part: number;
    bytes: Uint8Array;
  };
  media_renditions: {
    /** As in the URL: `3f2a…-800.avif`. */
    name: string;
    digest: string;
    /** This and the next: as in `resumes`. */
    bytes: Uint8Array;
    object: Generated<string>;
  };
  media_files: {
    /** Below the content folder: `media/uploads/team-1.jpg`. */
    path: string;
    digest: string;
    title: string;
    /** Percent; null for the center. */
    focus_x: number | null;
    focus_y: number | null;
    version: Generated<number>;
    /** Empty for files that the operator imported. */
    uploaded_by: string;
    uploaded_at: number;
    replaced_at: number | null;
    /** When it was moved to the bin; null while it is in the library. */
    deleted_at: number | null;
    /** SHA-256 of the file from which an import made this one; null for uploads of staff. */
    source_digest: Generated<string | null>;
  };
}
