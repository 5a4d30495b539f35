/** Applications that may be of the same person, and those that somebody said are. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/schema.ts';

type Common = 'email' | 'phone' | 'links';

/** Suggestions that are shown, the newest. */
const MOST_SUGGESTIONS = 20;

interface Contact {
  id: string;
  email: string;
  phone: string;
  linkedin: string;
  github: string;
  portfolio: string;
}

/** As the indexes have them: changed together with these, or not found by them. */
const LINKS = [
  sql`linkedin <> '' and substr(lower(linkedin), 1, 200)`,
  sql`github <> '' and substr(lower(github), 1, 200)`,
  sql`portfolio <> '' and substr(rtrim(replace(replace(replace(lower(portfolio), 'https://', ''), 'http://', ''), 'www.', ''), '/'), 1, 200)`,
];

/** The same page however it was typed. */
const pageOf = (link: string) =>
  link
    .toLowerCase()
    .replaceAll(/https?:\/\/|www\./g, '')
    .replace(/\/+$/, '')
    .slice(0, 200);

/** Ids of those that have something in common with it, and were neither joined to it nor parted by hand. */
export async function suggestionsFor(
  db: Db,
  contact: Contact,
): Promise<{ id: string; common: Common[] }[]> {
  const { id, email, phone } = contact;
  const own = await personOf(db, id);
  if (own === id) return [];
  const links = [contact.linkedin, contact.github, contact.portfolio].map(pageOf).filter(Boolean);
  const found = [
    ...(await alike(db, id, own, 'email', sql`lower(email) = lower(${email})`)),
    ...(phone === '' ? [] : await alike(db, id, own, 'phone', sql`phone = ${phone}`)),
  ];
  for (const link of links.length > 0 ? LINKS : []) {
    found.push(...(await alike(db, id, own, 'links', sql`${link} in (${sql.join(links)})`)));
  }
  const common = new Map<string, { at: number; common: Set<Common> }>();
  for (const { id: other, at, by } of found) {
    const entry = common.get(other) ?? { at, common: new Set() };
    common.set(other, { at, common: entry.common.add(by) });
  }
  return [...common]
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_SUGGESTIONS)
    .map(([other, entry]) => ({ id: other, common: [...entry.common] }));
}

/** @param own the group that it was joined to; null for none */
async function alike(
  db: Db,
  id: string,
  own: string | null,
  by: Common,
  condition: RawBuilder<unknown>,
): Promise<{ id: string; at: number; by: Common }[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'submitted_at as at'])
    .where(condition as RawBuilder<SqlBool>)
    .where('id', '<>', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_people as p')
            .select('person_id')
            .whereRef('p.application_id', '=', 'applications.id')
            .where((row) =>
              row.or([
                row('p.person_id', '=', row.ref('p.application_id')),
                ...(own === null ? [] : [row('p.person_id', '=', own)]),
              ]),
            ),
        ),
      ),
    )
    // Not the column itself: PostgreSQL would rather look through all of them in that order.
    .orderBy(sql`submitted_at + 0`, 'desc')
    .limit(MOST_SUGGESTIONS)
    .execute();
  return rows.map((row) => ({ ...row, by }));
}

/** The group that an application was joined to; its own id where it was parted by hand, null for neither. */
export async function personOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('application_people')
    .select('person_id')
    .where('application_id', '=', id)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Ids of the others of its group, the newest first. */
export async function samePerson(db: Db, id: string): Promise<string[]> {
  const person = await personOf(db, id);
  if (person === null || person === id) return [];
  const rows = await db
    .selectFrom('application_people')
    .innerJoin('applications', 'applications.id', 'application_people.application_id')
    .select('application_id')
    .where('person_id', '=', person)
    .where('application_id', '<>', id)
    .orderBy('submitted_at', 'desc')
    .orderBy('application_id')
    .execute();
  return rows.map((row) => row.application_id);
}
