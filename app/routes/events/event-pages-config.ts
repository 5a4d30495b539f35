import type { LocalizedPack } from '#app/pack.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { Crumb } from '#app/ui/navigation/steps.ts';
import type { EventListing, TrainingListing } from '#contract/events.ts';
import type { EventPagesCopy } from '#contract/pages/events.ts';
import type { ListPage, PublicApi } from '#contract/public-api.ts';

/** What the pages of events and those of trainings differ in. */
export interface EventPagesConfig {
  /** Of the list; each one's page is below it. */
  path: string;
  copy: EventPagesCopy;
  /** URL of a calendar with all of them. */
  calendar?: string;
  list: (api: PublicApi) => Promise<ListPage<EventListing | TrainingListing>>;
  /** The call that tells of one. */
  call: 'getEvent' | 'getTraining';
}

export const breadcrumbsOf = (
  { entryLang }: LocalizedPack,
  { copy, path }: EventPagesConfig,
  { name }: { name: string },
): Crumb[] => [
  { title: copy.breadcrumb, href: path },
  { title: name, lang: entryLang },
];

export const hrefOf = ({ path }: EventPagesConfig, slug: string) =>
  `${path}/${encodeURIComponent(slug)}`;

export const eventsOf = (pack: LocalizedPack): EventPagesConfig => ({
  path: '/events',
  copy: pack.copy('pages/events'),
  calendar: '/events/calendar.ics',
  list: (api) => api.listEvents(),
  call: 'getEvent',
});

export const trainingsOf = (pack: LocalizedPack): EventPagesConfig => ({
  path: '/trainings-and-certifications',
  copy: pack.copy('pages/trainings-and-certifications'),
  list: (api) => api.listTrainings(),
  call: 'getTraining',
});

/** What a form that leads back to the event's page puts into its URL. */
export const SUBMISSION_QUERY = 'submissionGuid';

/** The server renders such a page for a person who has registered, and does not cache it. */
export const submissionHandle: PageHandle = {
  query: [SUBMISSION_QUERY],
  accepts: { [SUBMISSION_QUERY]: /./s },
  uncachedParams: [SUBMISSION_QUERY],
};
