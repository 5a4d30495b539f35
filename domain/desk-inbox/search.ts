/** Finds messages and leads by parts of words. */
import { type RawBuilder, sql } from 'kysely';

/** More of them narrow a search no further. */
const MOST_WORDS = 8;

const MESSAGE_COLUMNS = ['name', 'email', 'company', 'message'];
const LEAD_COLUMNS = ['first_name', 'last_name', 'email', 'page_title'];

/** What is to be found, each once. */
export function wordsIn(text = ''): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * Rows of `inbox_states` whose message or lead has this in one of its columns, in any case of letters. It
 * reads them all once, whatever is looked for: some 50 ms for 100,000.
 */
export function matchesWord(word: string): RawBuilder<boolean> {
  return sql<boolean>`subject_id in (
    select id from contact_messages where ${anyLike(MESSAGE_COLUMNS, word)}
    union all
    select id from leads where ${anyLike(LEAD_COLUMNS, word)}
  )`;
}

function anyLike(columns: readonly string[], word: string): RawBuilder<boolean> {
  const patterns = spellings(word).map((each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`);
  const conditions = columns.flatMap((column) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** SQLite knows upper and lower case of ASCII alone: other letters are looked for as they may be written. */
function spellings(word: string): string[] {
  const [first = '', ...rest] = word;
  const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const each = [
    word,
    asciiLower(first.toUpperCase() + rest.join('')),
    asciiLower(word.toUpperCase()),
  ];
  return [...new Set(each)];
}
