/**
 * Links to profiles that a pack asks for beside LinkedIn, GitHub and a portfolio. They are sent,
 * checked and stored as answers to questions, so that they need no fields of their own.
 */
import type { LinkQuestion, StoredAnswer } from './job-questions.ts';
import { isProfileName, PROFILE_NAMES, type ProfileName } from './profile-names.ts';
import type { ProfileRequest } from './profile-requests.ts';
import { TEXT_LIMITS } from './text-rules.ts';

/** Questions of jobs have no dot in their ids, so no job can have the same one. */
const PREFIX = 'profiles.';

export const isProfileAnswer = ({ id }: Pick<StoredAnswer, 'id'>): boolean => id.startsWith(PREFIX);

/** What a pack without `profiles` asks for. Nothing is required. */
const USUAL: readonly ProfileRequest[] = PROFILE_NAMES.map((id) => ({ id }));

/** The links with a field of their own that the form asks for, each with whether it is required. */
export function askedProfiles(
  requests: readonly ProfileRequest[] = USUAL,
): { name: ProfileName; required: boolean }[] {
  return requests.flatMap(({ id, required = false }) =>
    isProfileName(id) ? [{ name: id, required }] : [],
  );
}

export const requiredProfiles = (requests?: readonly ProfileRequest[]): ProfileName[] =>
  askedProfiles(requests).flatMap(({ name, required }) => (required ? [name] : []));

/** The other links, in the order of the pack. */
export function linkQuestions(requests: readonly ProfileRequest[] = USUAL): LinkQuestion[] {
  return requests.flatMap(({ id, label = id, hint, hosts = [], required = false }) =>
    isProfileName(id)
      ? []
      : [
          {
            id: PREFIX + id,
            kind: 'link' as const,
            label,
            required,
            // The error does not name the hosts, so the hint does.
            hint: hint ?? hosts.join(', '),
            hosts,
            limit: TEXT_LIMITS.url,
            choices: [],
          },
        ],
  );
}
