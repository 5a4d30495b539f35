import { type RawBuilder, type SqlBool, sql } from 'kysely';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

/** Words that one search looks for; further ones narrow nothing. */
const MOST_WORDS = 8;

/** Whether all words occur in an application `a`, in any case of letters. */
export function matching(words: string): RawBuilder<SqlBool> {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const found = each.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const fields = FIELDS.map(
      (field) => sql`lower(${sql.ref(`a.${field}`)}) like ${pattern} escape '\\'`,
    );
    return sql`(${sql.join(fields, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}
