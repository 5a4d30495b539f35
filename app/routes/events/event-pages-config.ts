import type { LocalizedPack } from '#app/pack.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { Crumb } from '#app/ui/navigation/steps.ts';
import type { EventListing, TrainingListing } from '#contract/events.ts';
import type { EventPagesCopy } from '#contract/pages/events.ts';
import type { ListPage, PublicApi } from '#contract/public-api.ts';

/** The differences between the pages of events and those of trainings. */
export interface EventPagesConfig {
  /** Path of the list, which the paths of its events begin with. */
  path: string;
  /** The name of the copy. */
  page: 'pages/events' | 'pages/trainings-and-certifications';
  copy: EventPagesCopy;
  /** URL of a calendar with all events. */
  calendar?: string;
  list: (api: PublicApi) => Promise<ListPage<EventListing | TrainingListing>>;
  /** The API call that returns one event. */
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
  page: 'pages/events',
  copy: pack.copy('pages/events'),
  calendar: '/events/calendar.ics',
  list: (api) => api.listEvents(),
  call: 'getEvent',
});

export const trainingsOf = (pack: LocalizedPack): EventPagesConfig => ({
  path: '/trainings-and-certifications',
  page: 'pages/trainings-and-certifications',
  copy: pack.copy('pages/trainings-and-certifications'),
  list: (api) => api.listTrainings(),
  call: 'getTraining',
});

/** Query parameter that the registration form adds when it returns to the event's page. */
export const SUBMISSION_QUERY = 'submissionGuid';

/** A page with this parameter is rendered for one person who has registered, and not cached. */
export const submissionHandle: PageHandle = {
  query: [SUBMISSION_QUERY],
  accepts: { [SUBMISSION_QUERY]: /./s },
  uncachedParams: [SUBMISSION_QUERY],
};
