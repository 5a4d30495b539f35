/** `content/mails.yaml`: what the site writes to the team, to those who sent something, and to staff. */
import * as z from 'zod/mini';
import { DETAIL_NAMES } from './applications.ts';
import { Plural, text, texts } from './copy-parts.ts';
import { SKILL_LISTS } from './skill-lists.ts';

/** The fields of an e-mail to the team, in the order in which they stand there. */
export const MAIL_FIELDS = [
  'source',
  'topic',
  'name',
  'email',
  'phone',
  'company',
  'opening',
  'role',
  ...DETAIL_NAMES,
  ...SKILL_LISTS,
  'resume',
  'document',
  'page',
  'received',
  'reference',
] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** To the team. `{name}` is who sent it, `{about}` the opening, the role, or where a lead is from. */
const TeamEmail = z.strictObject({ subject: text, opening: text });

/**
 * To whoever sent something: nothing of what they typed stands in it but their name. `{about}` is the
 * opening, `{reference}` what to name it by, `{days}` the working days until a person answers.
 */
const CustomerEmail = z.strictObject({
  subject: text,
  paragraphs: texts,
});

const StaffLinkEmail = z.extend(CustomerEmail, { button: text, after: text });

/** What staff are told about their own account. */
export const ACCOUNT_CHANGES = [
  /** And the app, and recovery codes: they are set together. */
  'password',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodes',
  'recoveryCodeUsed',
  'recovered',
  /** With `{from}` and `{to}`. */
  'role',
  /** By somebody else. */
  'sessionsEnded',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export const MailsCopy = z.strictObject({
  fields: z.record(z.enum(MAIL_FIELDS), text),
  notices: z.strictObject({
    /** Above what the sender wrote. */
    message: text,
    /** Under what came from a browser that could not be checked. */
    unverified: text,
    /** That an answer to the mail goes to the sender. */
    answer: text,
    application: TeamEmail,
    contact: TeamEmail,
    /** A message whose sender said what it is about, which `{about}` is. */
    topic: TeamEmail,
    lead: TeamEmail,
    /** Somebody left the newsletter. */
    ended: TeamEmail,
    /** An applicant does not want to go on, or has added a document, which is attached. */
    withdrawn: TeamEmail,
    document: TeamEmail,
    /** In place of the opening's or the role's name where there is neither. */
    talentPool: text,
  }),
  letters: z.strictObject({
    /** With `{name}`, and where there is none that looks like one. */
    greeting: z.strictObject({ named: text, plain: text }),
    /** With the applicant's private link, which the button opens. */
    application: z.extend(CustomerEmail, { button: text, after: text }),
    contact: CustomerEmail,
    /** With a link, which the button opens. */
    confirmation: z.extend(CustomerEmail, { button: text, after: text }),
    /** Asks whether an alert is wanted: `{search}` is what for, `{frequency}` how often. */
    alert: z.extend(CustomerEmail, { button: text, after: text }),
    /** New openings, listed below: `{count}` of them for `{search}`. */
    openings: z.strictObject({
      subject: Plural,
      paragraphs: texts,
      /** Leads to the search on the site. */
      button: text,
      after: text,
      /** A link that ends it comes behind. */
      leave: text,
    }),
    /** To whoever is to work at the desk: `{role}` is as what, the button has the link, good until `{until}`. */
    invitation: StaffLinkEmail,
    /** To somebody of the staff who has lost what they sign in with. */
    recovery: StaffLinkEmail,
    /** To somebody of the staff whose account was changed: `{change}` at `{time}`. It has no link. */
    account: z.extend(CustomerEmail, { changes: z.record(z.enum(ACCOUNT_CHANGES), text) }),
    /**
     * To somebody of the staff whom `{name}` has mentioned in a note, or assigned something to: `{about}` is the
     * applicant or sender, and each of them is a link. The subject of one alone is its own line, `{notice}`.
     */
    notices: z.strictObject({
      subject: Plural,
      paragraphs: texts,
      mention: text,
      assignment: text,
      /** How many are not listed. */
      more: Plural,
      /** Leads to the list of all. */
      button: text,
      after: text,
    }),
    /** Whose mail this is; `{brand}` and `{email}` are filled in. */
    signature: texts,
    /** The last line, with `{reference}`. */
    reference: text,
  }),
});
export type MailsCopy = z.infer<typeof MailsCopy>;
