import type { FormContract } from '#contract/form-contract.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';

/** What the site's code imports of the pack, by its path below the content folder. */
export type PackWords = Readonly<Record<string, unknown>>;

/** A form whose submissions need nothing but a check and a row of a table. */
export interface Form<Field extends string = string> {
  contract: FormContract<Field>;
  /** The wording above its button, stored with what is sent. */
  consent(pack: PackWords): string;
  /** Values to choose from that only the pack knows. */
  offered?(pack: PackWords): string[];
  /** Columns of the kind's own: beside those that `storeForm` fills. */
  columns(content: Record<Field, string>): Record<string, string | number | null>;
  /** What a repeat has alike; all fields unless told. */
  identity?(content: Record<Field, string>): unknown;
  enqueues: {
    team: Topic;
    /** Not sent to an address that had too many of them, see `mayAcknowledge`. */
    sender?: Topic;
    crm?: Topic;
  };
}
