/** `content/{events,trainings}/{slug}.md`, and the categories beside them. */
import * as z from 'zod/mini';
import { USUAL_LENGTH } from '#contract/event-times.ts';
import { EVENT_MODES, type EventKind } from '#contract/events.ts';
import type { GatheringsTable } from '#db/schema.ts';
import type { Undated } from './changed-at.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { color, coverFields, day, experts, moment, text, webUrl } from './entry-fields.ts';
import { coverOf, type EntryFile, expertsOf, readEntry } from './entry-file.ts';
import type { PackFolder } from './pack-folder.ts';
import { dayToTime, momentToTime } from './relative-day.ts';

export const Categories = z.array(z.strictObject({ name: text, color }));
export type Categories = z.infer<typeof Categories>;

const EventFacts = z.strictObject({
  name: text,
  starts: moment,
  /** Two hours later where it is left out. */
  ends: z.optional(moment),
  category: text,
  mode: z.enum(EVENT_MODES),
  location: text,
  ...coverFields,
  metaDescription: z.optional(text),
  tags: z._default(z.array(text), []),
  /** In the currency of site.yaml. */
  fee: z.union([z.literal('Free'), z.int().check(z.gte(1))], {
    error: 'must be Free or a whole number',
  }),
  registrationLink: webUrl,
  /** The first day on which people can register. */
  registrationOpens: z.optional(day),
  joinNowLink: z.optional(webUrl),
  experts,
});

/** @throws ContentError */
export function readEventFile(
  kind: EventKind,
  file: EntryFile,
  categories: Categories,
  pack: PackFolder,
): Undated<GatheringsTable> {
  const entry = readEntry(file, EventFacts, pack);
  const { facts, html, fieldAt } = entry;
  const problems: ContentProblem[] = [];
  const report = (field: string, message: string) => problems.push({ ...fieldAt(field), message });

  const category = categories.find(({ name }) => name === facts.category);
  if (!category) {
    const names = categories.map(({ name }) => name).join(', ');
    report('category', `must be one of ${names} (${kind}/categories.yaml)`);
  }
  const timeOf = (field: 'starts' | 'ends', text: string) => {
    const time = momentToTime(text, pack);
    if (time === null) report(field, `there is no ${text}: clocks are put forward past it`);
    return time;
  };
  const start = timeOf('starts', facts.starts) ?? pack.now;
  const end = facts.ends ? timeOf('ends', facts.ends) : start + USUAL_LENGTH;
  if (end !== null && end <= start) report('ends', 'is not after the start');
  const opens = facts.registrationOpens ? dayToTime(facts.registrationOpens, pack) : null;
  if (opens !== null && opens > start) report('registrationOpens', 'is after the start');
  if (facts.joinNowLink && facts.mode !== 'Virtual') {
    report('joinNowLink', 'is for virtual ones only');
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
    cover_alt: facts.coverAlt,
    meta_description: facts.metaDescription ?? '',
    fee: facts.fee === 'Free' ? 0 : facts.fee,
    registration_link: facts.registrationLink,
    registration_opens_at: opens,
    join_link: facts.joinNowLink ?? null,
    experts: JSON.stringify(expertsOf(entry, pack)),
    description: html,
    source: file.source,
  };
}
