/** `profiles` of `site.yaml`: links to their profiles that the application form asks for. */
import * as z from 'zod/mini';
import { prose, text } from './prose.ts';

export const PROFILE_LIMITS = { profiles: 8, id: 40, label: 60, hint: 200, hosts: 10 } as const;

const upTo = (characters: number) =>
  z.maxLength(characters, `must have at most ${characters} characters`);

const host = z
  .string()
  .check(
    z.regex(
      /^(?=.{1,253}$)[a-z\d]+(-+[a-z\d]+)*(\.[a-z\d]+(-+[a-z\d]+)*)+$/,
      'must be a host such as gitlab.com, in lower case and without https://',
    ),
  );

const ProfileRequest = z.strictObject({
  /** `linkedin`, `github` or `portfolio`, whose labels are on the form's page, or any other word. */
  id: z
    .string()
    .check(
      z.regex(
        /^[a-z\d]+(-[a-z\d]+)*$/,
        'must be lower-case letters and digits, joined by single hyphens',
      ),
      upTo(PROFILE_LIMITS.id),
    ),
  required: z.optional(z.boolean()),
  label: z.optional(prose(text.check(upTo(PROFILE_LIMITS.label)))),
  hint: z.optional(prose(text.check(upTo(PROFILE_LIMITS.hint)))),
  /** Hosts that the link may have, each with its subdomains; without them, any. */
  hosts: z.optional(
    z
      .array(host)
      .check(
        z.minLength(1, 'must have a host, or be left out'),
        z.maxLength(PROFILE_LIMITS.hosts, `must be at most ${PROFILE_LIMITS.hosts} hosts`),
      ),
  ),
});
export type ProfileRequest = z.infer<typeof ProfileRequest>;

export const Profiles = z
  .array(ProfileRequest)
  .check(
    z.maxLength(
      PROFILE_LIMITS.profiles,
      `must be at most ${PROFILE_LIMITS.profiles} links, so that the form stays short`,
    ),
  );
