/** Parses the filters of the list from its URL parameters. */
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import { ProblemError } from '#contract/problem.ts';

/** An undefined or empty filter does not narrow the list. */
export interface ApplicantFilter {
  text?: string | undefined;
  /** Slug of a job; null for the talent pool. */
  jobSlug?: string | null | undefined;
  stages: string[];
  skills: string[];
  tag?: string | undefined;
  /** Staff id; null for unassigned applications. */
  assigneeId?: string | null | undefined;
  isUnread?: boolean | undefined;
  isVerified?: boolean | undefined;
  /** Minimum of the mean rating, times 100. */
  rating?: number | undefined;
  /** Epoch milliseconds: `from` is inclusive, `until` exclusive. */
  from?: number | undefined;
  until?: number | undefined;
}

const DAY = 86_400_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Maximum number of values per filter. */
const MAX_SKILLS = 10;
const MAX_STAGES = 20;

/**
 * @param viewerId staff id of the viewer, for `me`
 * @throws ProblemError `malformed`
 */
export function filterOf(query: Omit<ApplicantQuery, 'cursor'>, viewerId: string): ApplicantFilter {
  return {
    text: query.q?.trim() || undefined,
    jobSlug: query.job === 'none' ? null : query.job || undefined,
    stages: listOf('stage', query.stage, MAX_STAGES),
    skills: listOf('skill', query.skill, MAX_SKILLS),
    tag: query.tag?.trim().toLowerCase() || undefined,
    assigneeId: assigneeOf(query.assigned || undefined, viewerId),
    isUnread: query.unread && query.unread === 'yes',
    isVerified: query.verified && query.verified === 'yes',
    rating: query.rating && Math.round(query.rating * 100),
    from: query.from ? Date.parse(query.from) : undefined,
    until: query.to ? Date.parse(query.to) + DAY : undefined,
  };
}

function listOf(field: string, text: string | undefined, max: number): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const list = [...new Set(parts.filter(Boolean))];
  if (list.length > max) throw malformed(field, `must have at most ${max} values`);
  return list;
}

function assigneeOf(assigned: string | undefined, viewerId: string): string | null | undefined {
  if (assigned === 'me') return viewerId;
  if (assigned === 'nobody') return null;
  if (assigned === undefined || UUID.test(assigned)) return assigned;
  throw malformed('assigned', 'must be `me`, `nobody` or the id of a team member');
}

export const malformed = (field: string, message: string) =>
  new ProblemError('malformed', `${field}: ${message}`, { errors: [{ field, message }] });
