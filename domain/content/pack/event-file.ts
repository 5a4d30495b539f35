/**
 * Reads `content/{events,trainings}/{slug}.md`. `Categories` is the schema of `categories.yaml`.
 */
import * as z from 'zod/mini';
import { DEFAULT_EVENT_LENGTH } from '#contract/event-times.ts';
import { EVENT_MODES, type EventKind } from '#contract/events.ts';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import type { EventFileRow } from './changed-at.ts';
import { color, coverFields, day, experts, moment, text, webUrl } from './entry-fields.ts';
import { coverOf, type EntryFile, expertsOf, readEntry } from './entry-file.ts';
import type { PackContext } from './pack-folder.ts';
import { dayOrMomentToTime, dayWithTimeToTime, isRelative, skippedTime } from './relative-day.ts';

export const Categories = z.array(z.strictObject({ name: text, color }));
export type Categories = z.infer<typeof Categories>;

export const EventFacts = z.strictObject({
  name: text,
  starts: moment,
  /** Two hours after the start by default. */
  ends: z.optional(moment),
  category: text,
  mode: z.enum(EVENT_MODES),
  location: text,
  ...coverFields,
  metaDescription: z.optional(text),
  tags: z._default(z.array(text), []),
  /** In the currency of `site.yaml`. */
  fee: z.union([z.literal('Free'), z.int().check(z.gte(1))], {
    error: 'must be Free or a whole number',
  }),
  registrationLink: webUrl,
  /** The first day on which people can register. */
  registrationOpens: z.optional(day),
  joinNowLink: z.optional(webUrl),
  /** A canceled event keeps its page and calendar entry, which both say that it is canceled. */
  status: z._default(z.enum(['scheduled', 'cancelled']), 'scheduled'),
  experts,
});

type Facts = z.infer<typeof EventFacts>;
type Report = (field: string, message: string) => void;

/** @throws ContentError */
export function readEventFile(
  kind: EventKind,
  file: EntryFile,
  categories: Categories,
  pack: PackContext,
): EventFileRow {
  const entry = readEntry(file, EventFacts, pack);
  const { facts, html, positionOf } = entry;
  const problems: ContentProblem[] = [];
  const report: Report = (field, message) => void problems.push({ ...positionOf(field), message });

  const category = categories.find(({ name }) => name === facts.category);
  if (!category) {
    const names = categories.map(({ name }) => name).join(', ');
    report('category', `must be one of ${names} (${kind}/categories.yaml)`);
  }
  const { start, end, opens } = timesIn(facts, file, pack, report);
  if (facts.joinNowLink && facts.mode !== 'Virtual') {
    report('joinNowLink', 'is only for virtual events');
  }
  if (problems.length > 0 || !category || end === null) throw new ContentError(problems);

  return {
    kind,
    slug: file.slug,
    name: facts.name,
    starts_at: start,
    ends_at: end,
    category_name: category.name,
    category_color: category.color,
    mode: facts.mode,
    location: facts.location,
    tags: JSON.stringify(facts.tags),
    cover: JSON.stringify(coverOf(entry, pack)),
    cover_alt: facts.coverAlt ?? '',
    meta_description: facts.metaDescription ?? '',
    fee: facts.fee === 'Free' ? 0 : facts.fee,
    registration_link: facts.registrationLink,
    registration_opens_at: opens,
    join_link: facts.joinNowLink ?? null,
    is_cancelled: facts.status === 'cancelled' ? 1 : 0,
    experts: JSON.stringify(expertsOf(entry, pack)),
    description: html,
    source: file.source,
  };
}

/** @returns epoch milliseconds; `end` is null for a time that clocks skip on that day */
function timesIn(facts: Facts, { file }: EntryFile, pack: PackContext, report: Report) {
  const { starts, ends, registrationOpens } = facts;
  const calendarFor = (field: string, text: string) => pack.days.calendarFor(file, field, text);
  const checkTime = (field: string, text: string, time: number | null) => {
    if (time === null) report(field, skippedTime(text));
    return time;
  };
  const calendar = calendarFor('starts', starts);
  const start = checkTime('starts', starts, dayWithTimeToTime(starts, calendar)) ?? pack.now;
  // A relative end counts from the same day as the start, so that an event moves as a whole.
  const endCalendar = ends && !isRelative(starts) ? calendarFor('ends', ends) : calendar;
  const end = ends
    ? checkTime('ends', ends, dayWithTimeToTime(ends, endCalendar))
    : start + DEFAULT_EVENT_LENGTH;
  if (end !== null && end <= start) report('ends', 'is not after the start');
  const opens = registrationOpens
    ? dayOrMomentToTime(registrationOpens, calendarFor('registrationOpens', registrationOpens))
    : null;
  if (opens !== null && opens > start) report('registrationOpens', 'is after the start');
  return { start, end, opens };
}
