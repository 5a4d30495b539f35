import type { Notice } from '#contract/console/notices.ts';
import { fill } from '#contract/fill.ts';
import { namedOrigin } from '#domain/staff/accounts/index.ts';
import { type NoticeKinds, noticesToMail } from '#domain/staff/notices/index.ts';
import type { MailsByTopic } from './compose.ts';
import { subjectLine } from './context.ts';
import { greeting, plainName } from './greeting.ts';
import { PLAIN_MAIL } from './mail.ts';

/**
 * Somebody of the staff hears of mentions and assignments. What a note says stays in the console: a
 * mailbox keeps it when the note is removed, the application erased, or the recipient's role
 * changed.
 */
export const staffNoticeMails = (kinds: NoticeKinds) =>
  ({
    'staff.notices': async (db, id, { copy, site, origin, console }) => {
      const mailed = await noticesToMail(db, id, kinds);
      if (!mailed || console === null) return null;
      const { email, name, notices, more } = mailed;
      const { notices: words, signature, greeting: greetingCopy } = copy.letters;
      const desk = namedOrigin(origin) + console;
      const listed = notices.map(({ kind, by, subject }) => ({
        title: fill(words[kind], {
          name: plainName(by.name),
          about: plainName(subject.name) || subject.id,
        }),
        url: desk + pathOf(subject),
        facts: subject.about === '' ? [] : [subject.about],
      }));
      const count = notices.length + more;
      const values = {
        brand: site.name,
        tagline: site.tagline,
        email: site.email,
        count: String(count),
        notice: listed[0]?.title ?? '',
      };
      const rest = fill(words.more[more === 1 ? 'one' : 'many'], { count: String(more) });
      return {
        ...PLAIN_MAIL,
        to: email,
        subject: subjectLine(words.subject[count === 1 ? 'one' : 'many'], values),
        opening: [
          greeting(greetingCopy, name),
          ...words.paragraphs.map((paragraph) => fill(paragraph, values)),
        ],
        listed,
        action: { label: fill(words.button, values), url: `${desk}/for-you` },
        closing: [
          ...(more > 0 ? [rest] : []),
          fill(words.after, values),
          signature.map((line) => fill(line, values)).join('\n'),
        ],
      };
    },
  }) satisfies MailsByTopic;

const pathOf = ({ view, kind, id }: Notice['subject']) =>
  view === 'inbox' ? `/inbox/${kind}/${id}` : `/applicants/${id}`;
