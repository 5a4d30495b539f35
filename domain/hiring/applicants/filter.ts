/** The filters of the list, from the words of its URL. */
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import { ProblemError } from '#contract/problem.ts';

/** What is left out does not narrow the list. */
export interface ApplicantFilter {
  words?: string | undefined;
  /** Slug; null for the talent pool. */
  opening?: string | null | undefined;
  stages: string[];
  skills: string[];
  tag?: string | undefined;
  /** Id of somebody; null for those that nobody has. */
  assigneeId?: string | null | undefined;
  isUnread?: boolean | undefined;
  isVerified?: boolean | undefined;
  /** A hundred times the least mean. */
  rating?: number | undefined;
  /** Epoch milliseconds: the first that counts, and the first that does not any more. */
  from?: number | undefined;
  until?: number | undefined;
}

const DAY = 86_400_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Labels that one may ask for at a time. */
const MOST_SKILLS = 10;
const MOST_STAGES = 20;

/**
 * @param own id of whoever asks, for `me`
 * @throws ProblemError `malformed`
 */
export function filterOf(query: Omit<ApplicantQuery, 'cursor'>, own: string): ApplicantFilter {
  return {
    words: query.q?.trim() || undefined,
    opening: query.opening === 'none' ? null : query.opening || undefined,
    stages: listOf('stage', query.stage, MOST_STAGES),
    skills: listOf('skill', query.skill, MOST_SKILLS),
    tag: query.tag?.trim().toLowerCase() || undefined,
    assigneeId: assigneeOf(query.assigned || undefined, own),
    isUnread: query.unread && query.unread === 'yes',
    isVerified: query.verified && query.verified === 'yes',
    rating: query.rating && Math.round(query.rating * 100),
    from: query.from ? Date.parse(query.from) : undefined,
    until: query.to ? Date.parse(query.to) + DAY : undefined,
  };
}

function listOf(field: string, text: string | undefined, most: number): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const list = [...new Set(parts.filter(Boolean))];
  if (list.length > most) throw malformed(field, `has at most ${most} of them`);
  return list;
}

function assigneeOf(assigned: string | undefined, own: string): string | null | undefined {
  if (assigned === 'me') return own;
  if (assigned === 'nobody') return null;
  if (assigned === undefined || UUID.test(assigned)) return assigned;
  throw malformed('assigned', 'is `me`, `nobody` or the id of somebody');
}

export const malformed = (field: string, message: string) =>
  new ProblemError('malformed', `${field}: ${message}`, { errors: [{ field, message }] });
