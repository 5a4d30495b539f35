import { FIRST_LANGUAGE } from '#contract/languages.ts';

/** A mail as its parts; `mail-text.ts` and `mail-html.ts` lay it out. */
export interface Mail {
  /** BCP 47. */
  language: string;
  /** Name of the person who wrote it, shown as its sender; null for what the program sends by itself. */
  from: string | null;
  /** Ids in the outbox of earlier mails about the same, the oldest first: it answers the last of them. */
  thread: readonly string[];
  /** Null for the team. */
  to: string | null;
  /** Id of what a message to the team is about; empty where nothing says it. */
  topic: string;
  /** Whom an answer reaches, and the paragraph of `closing` that says so; null for whoever sends the mail. */
  replyTo: { name: string; address: string; promise?: string } | null;
  subject: string;
  opening: string[];
  fields: { label: string; value: string }[];
  /** Pages of ours, each with a few facts. */
  listed: { title: string; url: string; facts: string[] }[];
  /** What somebody wrote, with its line breaks; set apart from our own words. */
  quoted: { label: string; text: string }[];
  /** One link, as a button. */
  action: { label: string; url: string } | null;
  closing: string[];
  attachments: { fileName: string; type: string; bytes: Uint8Array }[];
  /** Where one click ends the newsletter or an alert (RFC 8058); null for other mails. */
  leaveUrl: string | null;
}

/** What a mail has where nothing else is said. */
export const PLAIN_MAIL: Mail = {
  language: FIRST_LANGUAGE,
  from: null,
  thread: [],
  to: null,
  topic: '',
  replyTo: null,
  subject: '',
  opening: [],
  fields: [],
  listed: [],
  quoted: [],
  action: null,
  closing: [],
  attachments: [],
  leaveUrl: null,
};

/** The mail for a server that refuses its `Reply-To`: nothing in it says that an answer goes there. */
export function withoutReplyTo(mail: Mail): Mail {
  const closing = mail.closing.filter((paragraph) => paragraph !== mail.replyTo?.promise);
  return { ...mail, replyTo: null, closing };
}
