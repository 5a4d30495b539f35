/**
 * The entries of each kind, in memory: one bit for each entry and kind. Reading them for each search
 * would take longer than the rest of it.
 */
import type { LanguageCode } from '#contract/languages.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import { Bits } from '#domain/support/bits.ts';
import { addStored } from '#domain/support/postings.ts';
import type { StoredSet } from './find-entries.ts';
import { kindToken } from './store-postings.ts';

type EntriesOfKinds = ReadonlyMap<SearchKind, Bits>;

export class EntryKinds {
  readonly #db: Db;
  readonly #latest = new Map<LanguageCode, { id: string; kinds: Promise<EntriesOfKinds> }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @param set the stored entries; they are read again when its id differs from the last one */
  of(lang: LanguageCode, set: StoredSet): Promise<EntriesOfKinds> {
    const latest = this.#latest.get(lang);
    if (latest?.id === set.id) return latest.kinds;
    const kinds = this.#read(lang, set.length);
    this.#latest.set(lang, { id: set.id, kinds });
    // The next search tries again.
    kinds.catch(() => this.#latest.delete(lang));
    return kinds;
  }

  async #read(lang: LanguageCode, length: number): Promise<EntriesOfKinds> {
    const rows = await this.#db
      .selectFrom('site_postings')
      .select(['token', 'anywhere'])
      .where('lang', '=', lang)
      .where('token', 'in', SEARCH_KINDS.map(kindToken))
      .execute();
    const byToken = new Map(rows.map(({ token, anywhere }) => [token, anywhere]));
    return new Map(
      SEARCH_KINDS.map((kind) => {
        const bits = new Bits(length);
        const bytes = byToken.get(kindToken(kind));
        if (bytes) addStored(bits, bytes);
        return [kind, bits];
      }),
    );
  }
}
