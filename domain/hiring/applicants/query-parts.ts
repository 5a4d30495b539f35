/**
 * Builds the query for the applications that a filter matches. Each filter that can narrow the list
 * alone has an index in the order of the list, so a page is read without visiting other rows.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantFilter } from './filter.ts';
import type { Viewer } from './staff.ts';

export interface ApplicantQueryParts {
  /** Includes `applications as a`. */
  from: RawBuilder<unknown>;
  id: RawBuilder<string>;
  /** The time of arrival, by which the list is sorted. */
  at: RawBuilder<number>;
  where: RawBuilder<SqlBool>[];
}

/** A filter whose search text has been resolved to a condition on `a`. */
export interface ResolvedFilter extends ApplicantFilter {
  matching: RawBuilder<SqlBool> | null;
}

const ID = sql<string>`a.id`;
const AT = sql<number>`a.submitted_at`;
const D_ID = sql<string>`d.application_id`;
const D_AT = sql<number>`d.submitted_at`;

const condition = (part: RawBuilder<unknown>) => part as RawBuilder<SqlBool>;

/**
 * Parts in the order of arrival. A tag, or else the first skill, drives the query, because its
 * index has that order.
 */
export function queryParts(filter: ResolvedFilter, viewer: Viewer): ApplicantQueryParts {
  const [skill, ...skills] = filter.skills;
  const { tag } = filter;
  const queryDrivenBy = (table: string, driver: RawBuilder<unknown>, others: readonly string[]) => {
    // An outer join keeps the driving table first, and is free if no column of `a` is used.
    const from = sql`${sql.raw(table)} as d left join applications as a on a.id = d.application_id`;
    const where = [condition(driver), ...others.map((skillName) => hasSkill(skillName, D_ID))];
    return complete({ from, id: D_ID, at: D_AT, where }, filter, viewer);
  };
  if (tag !== undefined)
    return queryDrivenBy('application_tags', sql`d.tag = ${tag}`, filter.skills);
  if (skill !== undefined)
    return queryDrivenBy('application_skills', sql`d.skill = ${skill}`, skills);
  return complete({ from: sql`applications as a`, id: ID, at: AT, where: [] }, filter, viewer);
}

/** The matching applications with a rating that the viewer may see, to be sorted by it. */
export function ratedQueryParts(filter: ResolvedFilter, viewer: Viewer): ApplicantQueryParts {
  const from = viewer.mayRate
    ? sql`application_ratings as r left join applications as a on a.id = r.application_id`
    : sql`applications as a`;
  const where = [
    ...(viewer.mayRate ? [condition(sql`r.staff_id = ${viewer.staffId}`)] : []),
    condition(sql`a.rating is not null`),
    ...filter.skills.map((skill) => hasSkill(skill, ID)),
    ...(filter.tag === undefined ? [] : [hasTag(filter.tag)]),
  ];
  return complete({ from, id: ID, at: AT, where }, filter, viewer);
}

/** The matching applications that `ratedQueryParts` leaves out. */
export function unratedQueryParts(filter: ResolvedFilter, viewer: Viewer): ApplicantQueryParts {
  const base = queryParts(filter, viewer);
  const unratedCondition = viewer.mayRate
    ? sql`not ${ratedByViewer(base.id, viewer)}`
    : sql`a.rating is null`;
  return { ...base, where: [...base.where, condition(unratedCondition)] };
}

function complete(
  base: ApplicantQueryParts,
  filter: ResolvedFilter,
  viewer: Viewer,
): ApplicantQueryParts {
  const { at, id } = base;
  const { jobSlug, assigneeId, rating, from, until, matching } = filter;
  const parts: RawBuilder<unknown>[] = [
    ...(jobSlug === undefined ? [] : [equals(sql`a.job_slug`, jobSlug)]),
    ...stageParts(filter),
    ...(assigneeId === undefined ? [] : [equals(sql`a.assignee_id`, assigneeId)]),
    ...flagParts(filter),
  ];
  if (rating !== undefined) {
    parts.push(sql`a.rating >= ${rating}`);
    if (viewer.mayRate) parts.push(ratedByViewer(id, viewer));
  }
  if (from !== undefined) parts.push(sql`${at} >= ${from}`);
  if (until !== undefined) parts.push(sql`${at} < ${until}`);
  if (matching) parts.push(matching);
  return { ...base, where: [...base.where, ...parts.map(condition)] };
}

const equals = (column: RawBuilder<unknown>, value: string | null) =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

function stageParts({ stages }: ResolvedFilter): RawBuilder<unknown>[] {
  if (stages.length === 0) return [];
  return [
    stages.length === 1 ? sql`a.stage = ${stages[0]}` : sql`a.stage in (${sql.join(stages)})`,
  ];
}

/** Spelled out, because a partial index is only used if the query repeats its condition. */
function flagParts({ isUnread, isVerified }: ResolvedFilter): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (isUnread !== undefined) {
    parts.push(isUnread ? sql`a.read_at is null` : sql`a.read_at is not null`);
  }
  if (isVerified !== undefined) parts.push(isVerified ? sql`a.verified = 1` : sql`a.verified = 0`);
  return parts;
}

const hasSkill = (skill: string, id: RawBuilder<string>) =>
  condition(
    sql`exists (select 1 from application_skills as s where s.application_id = ${id} and s.skill = ${skill})`,
  );

const hasTag = (tag: string) =>
  condition(
    sql`exists (select 1 from application_tags as t where t.application_id = a.id and t.tag = ${tag})`,
  );

/** A condition: the viewer has rated the application. */
const ratedByViewer = (id: RawBuilder<string>, { staffId }: Viewer) =>
  sql`exists (select 1 from application_ratings as o where o.application_id = ${id} and o.staff_id = ${staffId})`;

/** The mean rating that the viewer may see, times 100; 0 if there is none or it is hidden. */
export function visibleRating(id: RawBuilder<string>, viewer: Viewer): RawBuilder<number> {
  const rating = sql<number>`coalesce(a.rating, 0)`;
  return viewer.mayRate
    ? sql`case when ${ratedByViewer(id, viewer)} then ${rating} else 0 end`
    : rating;
}

export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
