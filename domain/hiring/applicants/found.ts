/**
 * The applications that a filter finds, as parts of a query. Each part that narrows the list by itself has
 * an index in the list's order, so a page is read without looking at what is not on it.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantFilter } from './filter.ts';
import type { Viewer } from './staff.ts';

export interface Found {
  /** With applications as `a`. */
  from: RawBuilder<unknown>;
  id: RawBuilder<string>;
  /** When it arrived: what the list is sorted by. */
  at: RawBuilder<number>;
  where: RawBuilder<SqlBool>[];
}

/** A filter whose words have become a condition on `a`. */
export interface Narrowed extends ApplicantFilter {
  matching: RawBuilder<SqlBool> | null;
}

const ID = sql<string>`a.id`;
const AT = sql<number>`a.submitted_at`;
const D_ID = sql<string>`d.application_id`;
const D_AT = sql<number>`d.submitted_at`;

const is = (part: RawBuilder<unknown>) => part as RawBuilder<SqlBool>;

/** In the order of arrival. A tag, or else the first skill, drives: its index has that order. */
export function foundBy(filter: Narrowed, viewer: Viewer): Found {
  const [skill, ...skills] = filter.skills;
  const { tag } = filter;
  const drivenBy = (table: string, driver: RawBuilder<unknown>, others: readonly string[]) => {
    // An outer join never changes places with what drives it, and costs nothing where nothing is asked of it.
    const from = sql`${sql.raw(table)} as d left join applications as a on a.id = d.application_id`;
    const where = [is(driver), ...others.map((each) => hasSkill(each, D_ID))];
    return complete({ from, id: D_ID, at: D_AT, where }, filter, viewer);
  };
  if (tag !== undefined) return drivenBy('application_tags', sql`d.tag = ${tag}`, filter.skills);
  if (skill !== undefined) return drivenBy('application_skills', sql`d.skill = ${skill}`, skills);
  return complete({ from: sql`applications as a`, id: ID, at: AT, where: [] }, filter, viewer);
}

/** Those with a rating that the viewer may see, to be sorted by it. */
export function ratedFoundBy(filter: Narrowed, viewer: Viewer): Found {
  const from = viewer.mayRate
    ? sql`application_ratings as r left join applications as a on a.id = r.application_id`
    : sql`applications as a`;
  const where = [
    ...(viewer.mayRate ? [is(sql`r.staff_id = ${viewer.staffId}`)] : []),
    is(sql`a.rating is not null`),
    ...filter.skills.map((skill) => hasSkill(skill, ID)),
    ...(filter.tag === undefined ? [] : [hasTag(filter.tag)]),
  ];
  return complete({ from, id: ID, at: AT, where }, filter, viewer);
}

/** The rest of what the filter finds. */
export function unratedFoundBy(filter: Narrowed, viewer: Viewer): Found {
  const found = foundBy(filter, viewer);
  const unrated = viewer.mayRate ? sql`not ${rated(found.id, viewer)}` : sql`a.rating is null`;
  return { ...found, where: [...found.where, is(unrated)] };
}

function complete(found: Found, filter: Narrowed, viewer: Viewer): Found {
  const { at, id } = found;
  const { opening, assigneeId, rating, from, until, matching } = filter;
  const parts: RawBuilder<unknown>[] = [
    ...(opening === undefined ? [] : [equals(sql`a.job_slug`, opening)]),
    ...stageParts(filter),
    ...(assigneeId === undefined ? [] : [equals(sql`a.assignee_id`, assigneeId)]),
    ...flagParts(filter),
  ];
  if (rating !== undefined) {
    parts.push(sql`a.rating >= ${rating}`);
    if (viewer.mayRate) parts.push(rated(id, viewer));
  }
  if (from !== undefined) parts.push(sql`${at} >= ${from}`);
  if (until !== undefined) parts.push(sql`${at} < ${until}`);
  if (matching) parts.push(matching);
  return { ...found, where: [...found.where, ...parts.map(is)] };
}

const equals = (column: RawBuilder<unknown>, value: string | null) =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

function stageParts({ stages }: Narrowed): RawBuilder<unknown>[] {
  if (stages.length === 0) return [];
  return [
    stages.length === 1 ? sql`a.stage = ${stages[0]}` : sql`a.stage in (${sql.join(stages)})`,
  ];
}

/** Written out, because a partial index is used only where its condition is repeated. */
function flagParts({ isUnread, isVerified }: Narrowed): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (isUnread !== undefined) {
    parts.push(isUnread ? sql`a.read_at is null` : sql`a.read_at is not null`);
  }
  if (isVerified !== undefined) parts.push(isVerified ? sql`a.verified = 1` : sql`a.verified = 0`);
  return parts;
}

const hasSkill = (skill: string, id: RawBuilder<string>) =>
  is(
    sql`exists (select 1 from application_skills as s where s.application_id = ${id} and s.skill = ${skill})`,
  );

const hasTag = (tag: string) =>
  is(
    sql`exists (select 1 from application_tags as t where t.application_id = a.id and t.tag = ${tag})`,
  );

/** Whether the viewer has rated it. */
const rated = (id: RawBuilder<string>, { staffId }: Viewer) =>
  sql`exists (select 1 from application_ratings as o where o.application_id = ${id} and o.staff_id = ${staffId})`;

/** The mean as it counts for the viewer; 0 where there is none, or none to show. */
export function shownRating(id: RawBuilder<string>, viewer: Viewer): RawBuilder<number> {
  const rating = sql<number>`coalesce(a.rating, 0)`;
  return viewer.mayRate ? sql`case when ${rated(id, viewer)} then ${rating} else 0 end` : rating;
}

/** The whole condition. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
