/** Applications that may be of the same person, and those that staff linked. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/schema.ts';

type Common = 'email' | 'phone' | 'links';

/** The newest suggestions are listed, up to this number. */
const MAX_SUGGESTIONS = 20;

interface Contact {
  id: string;
  email: string;
  phone: string;
  linkedin: string;
  github: string;
  portfolio: string;
}

/**
 * The conditions repeat the expressions of the indexes. If they differ, the indexes are not used.
 */
const LINKS = [
  sql`linkedin <> '' and substr(lower(linkedin), 1, 200)`,
  sql`github <> '' and substr(lower(github), 1, 200)`,
  sql`portfolio <> '' and substr(rtrim(replace(replace(replace(lower(portfolio), 'https://', ''), 'http://', ''), 'www.', ''), '/'), 1, 200)`,
];

/** Normalizes a link, so that different spellings of the same page are equal. */
const normalizedLink = (link: string) =>
  link
    .toLowerCase()
    .replaceAll(/https?:\/\/|www\./g, '')
    .replace(/\/+$/, '')
    .slice(0, 200);

/**
 * Suggests applications with the same contact details that staff neither linked to this one nor
 * unlinked.
 * @returns the newest first
 */
export async function suggestionsFor(
  db: Db,
  contact: Contact,
): Promise<{ id: string; common: Common[] }[]> {
  const { id, email, phone } = contact;
  const personId = await personIdOf(db, id);
  if (personId === id) return [];
  const links = [contact.linkedin, contact.github, contact.portfolio]
    .map(normalizedLink)
    .filter(Boolean);
  const matches = [
    ...(await findCommon(db, id, personId, 'email', sql`lower(email) = lower(${email})`)),
    ...(phone === '' ? [] : await findCommon(db, id, personId, 'phone', sql`phone = ${phone}`)),
  ];
  for (const link of links.length > 0 ? LINKS : []) {
    matches.push(
      ...(await findCommon(db, id, personId, 'links', sql`${link} in (${sql.join(links)})`)),
    );
  }
  const commonById = new Map<string, { at: number; common: Set<Common> }>();
  for (const { id: other, at, by } of matches) {
    const entry = commonById.get(other) ?? { at, common: new Set() };
    commonById.set(other, { at, common: entry.common.add(by) });
  }
  return [...commonById]
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_SUGGESTIONS)
    .map(([other, entry]) => ({ id: other, common: [...entry.common] }));
}

/** @param personId id of the group that the application belongs to; null for none */
async function findCommon(
  db: Db,
  id: string,
  personId: string | null,
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
                ...(personId === null ? [] : [row('p.person_id', '=', personId)]),
              ]),
            ),
        ),
      ),
    )
    // Sorting by the bare column would make PostgreSQL scan the whole table in that order.
    .orderBy(sql`submitted_at + 0`, 'desc')
    .limit(MAX_SUGGESTIONS)
    .execute();
  return rows.map((row) => ({ ...row, by }));
}

/** The group that an application is linked to; its own id if staff unlinked it, null if neither. */
export async function personIdOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('application_people')
    .select('person_id')
    .where('application_id', '=', id)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Ids of the other applications of its group, the newest first. */
export async function linkedApplications(db: Db, id: string): Promise<string[]> {
  const person = await personIdOf(db, id);
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
