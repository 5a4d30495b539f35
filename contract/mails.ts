/** `content/mails.yaml`: copy of the mails to the team, to senders of forms, and to staff. */
import * as z from 'zod/mini';
import { DETAIL_NAMES } from './applications.ts';
import { Plural, text, texts } from './copy-parts.ts';
import { SKILL_LISTS } from './skill-lists.ts';

/** The fields listed in a team email, in order. */
export const MAIL_FIELDS = [
  'source',
  'topic',
  'name',
  'email',
  'phone',
  'company',
  'job',
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

/** Team email. `{name}` is the sender; `{about}` is the job, the role, or the lead's source. */
const TeamEmail = z.strictObject({ subject: text, intro: text });

/**
 * Customer email, to the sender of a form. Of their input it contains only the name, so it cannot
 * be abused to send arbitrary text to other people. `{about}` is the job, `{reference}` the
 * reference number, `{days}` the working days until someone answers.
 */
const CustomerEmail = z.strictObject({
  subject: text,
  paragraphs: texts,
});

/**
 * Messages to the team's chat, which other companies store. So they contain nothing that a visitor
 * typed.
 */
const ChatCopy = z.strictObject({
  /** What has arrived: one, or `{count}` of them. */
  application: Plural,
  message: Plural,
  lead: Plural,
  /** A submission of any other form. */
  form: Plural,
  /** With `{reference}`. */
  reference: text,
  /** Labels of the links to one item and to a list. */
  open: text,
  openList: text,
});

const StaffLinkEmail = z.extend(CustomerEmail, { button: text, after: text });

/** Account changes that are reported to the member of staff by mail. */
export const ACCOUNT_CHANGES = [
  /** Includes the authenticator app and recovery codes, which are set together. */
  'password',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodes',
  /** An identity of single sign-on was bound to the account. */
  'singleSignOn',
  'recoveryCodeUsed',
  'recovered',
  /** With `{from}` and `{to}`. */
  'role',
  /** By another member of staff. */
  'sessionsEnded',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export const MailsCopy = z.strictObject({
  fields: z.record(z.enum(MAIL_FIELDS), text),
  teamEmails: z.strictObject({
    /** Above the sender's message. */
    message: text,
    /** Marks a submission without captcha, from a browser without scripts. */
    unverified: text,
    /** States that a reply to the mail goes to the sender. */
    answer: text,
    application: TeamEmail,
    contact: TeamEmail,
    /** A message with a topic; `{about}` is the topic. */
    topic: TeamEmail,
    lead: TeamEmail,
    /** Someone unsubscribed from the newsletter. */
    unsubscribed: TeamEmail,
    /** An applicant withdrew, or added a document, which is attached. */
    withdrawn: TeamEmail,
    document: TeamEmail,
    /** Used if there is neither a job nor a role. */
    talentPool: text,
  }),
  chat: ChatCopy,
  customerEmails: z.strictObject({
    /** `named` has `{name}`; `plain` is used if the input does not look like a name. */
    greeting: z.strictObject({ named: text, plain: text }),
    /** The button opens the applicant's private link. */
    application: z.extend(CustomerEmail, { button: text, after: text }),
    contact: CustomerEmail,
    /** The button opens the confirmation link. */
    confirmation: z.extend(CustomerEmail, { button: text, after: text }),
    /** Asks to confirm a job alert: `{search}` describes the search, `{frequency}` how often. */
    alert: z.extend(CustomerEmail, { button: text, after: text }),
    /** A job alert that lists `{count}` new jobs for `{search}`. */
    newJobs: z.strictObject({
      subject: Plural,
      paragraphs: texts,
      /** Opens the search on the site. */
      button: text,
      after: text,
      /** Followed by the link that ends the alert. */
      leave: text,
    }),
    /**
     * Invites a member of staff with `{role}`; the button opens the link, which expires at
     * `{until}`.
     */
    invitation: StaffLinkEmail,
    /** For a member of staff who lost the means to sign in. */
    recovery: StaffLinkEmail,
    /** Reports an account change to the member of staff: `{change}` at `{time}`. Has no link. */
    account: z.extend(CustomerEmail, { changes: z.record(z.enum(ACCOUNT_CHANGES), text) }),
    /**
     * A planned publication of `{title}` failed at `{time}`: `{problem}`. The button opens the
     * entry.
     */
    publicationFailed: z.extend(CustomerEmail, { button: text }),
    /**
     * Mentions and assignments for a member of staff. `{name}` mentioned or assigned them,
     * `{about}` is the applicant or sender; each line is a link. With a single notification, its
     * line is the subject, as `{notice}`.
     */
    notifications: z.strictObject({
      subject: Plural,
      paragraphs: texts,
      mention: text,
      assignment: text,
      /** The number of notifications that are not listed. */
      more: Plural,
      /** Opens the list of all notifications. */
      button: text,
      after: text,
    }),
    /** With `{brand}` and `{email}`. */
    signature: texts,
    /** The last line, with `{reference}`. */
    reference: text,
  }),
});
export type MailsCopy = z.infer<typeof MailsCopy>;
