/**
 * Messages to the team's chat about new submissions. Another company stores them, so they contain
 * only what the site publishes: what arrived, the name of a job, topic or form, and the reference.
 */
import { fillPlaceholders } from '#contract/fill.ts';
import type { MailsCopy } from '#contract/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { toOneLine } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';
import { linkOrigin } from '#domain/staff/accounts/index.ts';

/** How submissions of one topic appear in the chat. */
export interface ChatTopic {
  copy: 'application' | 'message' | 'lead' | 'form';
  /** Paths relative to the console's. */
  list: string;
  item: (id: string) => string;
  /**
   * A name from the pack: a job, a topic or a form; empty if there is none.
   * @returns null if the submission was erased
   */
  about: (db: Db, id: string, context: MailContext) => Promise<string | null>;
}

export type ChatTopics = Readonly<Partial<Record<Topic, ChatTopic>>>;

/** One line of a message. All texts are plain and without line breaks. */
export interface ChatLine {
  title: string;
  /** Empty if the line is about several submissions. */
  about: string;
  reference: string;
  /** Null if the console is not served. */
  link: { label: string; url: string } | null;
}

/** Submissions that a message names one by one. If there are more, it only counts them. */
const MAX_NAMED = 5;

/** Characters of a name. */
const ABOUT_LENGTH = 100;

type Notification = Pick<Delivery, 'topic' | 'subjectId'>;

/**
 * The lines of one message about several notifications.
 * @returns none if all submissions were erased
 * @throws Error for a topic without chat messages
 */
export async function chatLines(
  db: Db,
  notifications: readonly Notification[],
  context: MailContext,
  topics: ChatTopics,
): Promise<ChatLine[]> {
  if (notifications.length > MAX_NAMED) return countedLines(notifications, context, topics);
  const lines: ChatLine[] = [];
  for (const { topic, subjectId } of notifications) {
    const { copy, item, about } = topicOf(topics, topic);
    const name = await about(db, subjectId, context);
    if (name === null) continue;
    const { chat } = context.copy;
    lines.push({
      title: chat[copy].one,
      about: toOneLine(name).slice(0, ABOUT_LENGTH),
      reference: fillPlaceholders(chat.reference, { reference: referenceOf(subjectId) }),
      link: linkTo(context, chat.open, item(subjectId)),
    });
  }
  return lines;
}

function countedLines(
  notifications: readonly Notification[],
  context: MailContext,
  topics: ChatTopics,
): ChatLine[] {
  const { chat } = context.copy;
  const byCopy = Map.groupBy(notifications, ({ topic }) => topicOf(topics, topic).copy);
  return [...byCopy].map(([copy, { length }]) => ({
    title: countOf(chat[copy], length),
    about: '',
    reference: '',
    link: linkTo(context, chat.openList, listOf(topics, copy)),
  }));
}

const countOf = ({ one, many }: MailsCopy['chat']['lead'], count: number) =>
  count === 1 ? one : fillPlaceholders(many, { count: String(count) });

const listOf = (topics: ChatTopics, copy: ChatTopic['copy']) =>
  Object.values(topics).find((topic) => topic?.copy === copy)?.list ?? '';

function topicOf(topics: ChatTopics, topic: Topic): ChatTopic {
  const found = topics[topic];
  if (!found) throw new Error(`No chat message is composed for the topic ${topic}`);
  return found;
}

function linkTo({ origin, console }: MailContext, label: string, path: string): ChatLine['link'] {
  return console === null ? null : { label, url: linkOrigin(origin) + console + path };
}
