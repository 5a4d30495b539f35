/**
 * States of pages that no link leads to: searches, empty lists, links of emails, closed jobs and
 * failures. The API's answers are made up, so that no state needs data.
 */
import type { ApplicationStatus } from '#contract/application-status.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { SEARCH_KINDS } from '#contract/site-search.ts';

export interface PageState {
  path: string;
  /** Calls that answer something else. */
  api?: Partial<PublicApi>;
  /** Fields of a posted form. */
  post?: Record<string, string>;
}

const LISTS = ['blogs-and-insights', 'experience-nepal', 'learning-hub', 'whitepapers'];
const EMPTY = async () => ({ data: [], total: 0 });
const gone = async () => {
  throw new ProblemError('gone', 'made up');
};
const fail = async () => {
  throw new ProblemError('unavailable', 'made up');
};

const lists: PageState[] = LISTS.flatMap((list) => [
  { path: `/${list}?q=a` },
  { path: `/${list}?q=qqqqqqqq` },
  { path: `/${list}?filter=qqqqqqqq` },
  { path: `/${list}/nobody` },
]);

const one = { data: [], total: 1 };
const many: Partial<PublicApi> = {
  listBlogs: async () => one,
  listHubStories: async () => one,
  listSessions: async () => one,
  listWhitepapers: async () => one,
};
const failing: Partial<PublicApi> = {
  listBlogs: fail,
  listHubStories: fail,
  listSessions: fail,
  listWhitepapers: fail,
  listEvents: fail,
  listTrainings: fail,
  listJobs: fail,
  getEvent: fail,
  getTraining: fail,
  getJob: fail,
  searchSite: fail,
};

const events: PageState[] = ['events', 'trainings-and-certifications'].flatMap((list) => [
  { path: `/${list}`, api: { listEvents: EMPTY, listTrainings: EMPTY } },
  { path: `/${list}`, api: failing },
  { path: `/${list}/nobody` },
  { path: `/${list}/nobody`, api: failing },
]);

const result = (kind: (typeof SEARCH_KINDS)[number]) => ({
  kind,
  title: 'A title',
  url: '/about',
  snippet: 'A <mark>title</mark>',
});
const found = (count: number): Partial<PublicApi> => ({
  searchSite: async () => ({
    data: SEARCH_KINDS.map(result),
    total: count,
    kinds: SEARCH_KINDS.map((kind) => ({ kind, count })),
    isCapped: count > 100,
    areSimilar: count === 2,
  }),
});
const searches: PageState[] = [
  { path: '/search?q=title', api: found(1) },
  { path: '/search?q=title', api: found(2) },
  { path: '/search?q=title', api: found(600) },
  { path: '/search?q=qqqqqqqq' },
  { path: '/search?q=title', api: failing },
];

const DAY = Date.UTC(2026, 5, 1);
const application: ApplicationStatus = {
  reference: 'AAAA-0000',
  receivedAt: DAY,
  opening: null,
  name: 'Sita Gurung',
  email: 's•••@example.com',
  resume: { fileName: 'resume.pdf', size: 1000 },
  steps: [
    { stage: 'new', at: DAY },
    { stage: 'screening', at: DAY },
    { stage: 'other', at: DAY },
  ],
  withdrawnAt: null,
  documents: [{ fileName: 'more.pdf', size: 1000, addedAt: DAY }],
};
const showing = (status: Partial<ApplicationStatus>): Partial<PublicApi> => ({
  readApplicationStatus: async () => ({ ...application, ...status }),
  addApplicationDocument: fail,
});
const documents = Array.from({ length: 5 }, () => application.documents[0]).flatMap(
  (document) => document ?? [],
);
const applications: PageState[] = [
  { path: '/application/token', api: showing({}) },
  { path: '/application/token?done=added', api: showing({ documents }) },
  { path: '/application/token?done=withdrawn', api: showing({ withdrawnAt: DAY }) },
  { path: '/application/token?ask=withdraw', api: showing({}) },
  { path: '/application/token?ask=erase', api: showing({}) },
  { path: '/application/token?done=erased' },
  { path: '/application/token' },
  { path: '/application/token', api: showing({}), post: {} },
];

const alert = { search: 'q=react', words: 'react', frequency: 'weekly' } as const;
const links: PageState[] = (['asked', 'confirmed', 'ended'] as const).flatMap((state) =>
  ['confirm', 'leave'].flatMap((purpose): PageState[] => [
    {
      path: `/newsletter?${purpose}=token`,
      api: { readNewsletterLink: async () => ({ state }) },
    },
    {
      path: `/job-alerts?${purpose}=token`,
      api: { readJobAlertLink: async () => ({ ...alert, search: '', state }) },
    },
    {
      path: `/job-alerts?${purpose}=token`,
      api: { readJobAlertLink: async () => ({ ...alert, frequency: 'daily', state }) },
    },
  ]),
);
const sent: PageState[] = [
  { path: '/newsletter?confirm=token', api: { readNewsletterLink: gone } },
  { path: '/job-alerts?confirm=token', api: { readJobAlertLink: gone } },
  {
    path: '/job-alerts?leave=token',
    api: {
      readJobAlertLink: async () => ({ ...alert, state: 'ended' }),
      endJobAlert: async () => ({ ...alert, state: 'ended' }),
    },
    post: {},
  },
];

const jobs: PageState[] = [
  { path: '/talents-on-demand', api: failing },
  { path: '/talents-on-demand?q=qqqqqqqq&level=senior&mode=remote' },
  { path: '/talents-on-demand?q=engineer&sort=pay' },
  { path: '/talents-on-demand?skill=qqqqqqqq' },
  { path: '/talents-on-demand/nobody' },
  { path: '/talents-on-demand/nobody', api: { getJob: gone } },
  { path: '/talents-on-demand/nobody', api: failing },
  { path: '/drop-your-info?jobId=nobody' },
  { path: '/drop-your-info?jobId=nobody', api: { getJob: gone } },
  { path: '/drop-your-info', api: failing },
];

const others: PageState[] = [
  { path: '/nobody' },
  { path: '/authors/nobody' },
  { path: '/impact-story/nobody' },
  ...LISTS.map((list) => ({ path: `/${list}`, api: many })),
  ...LISTS.map((list) => ({ path: `/${list}?q=a`, api: many })),
  ...LISTS.map((list) => ({ path: `/${list}`, api: failing })),
];

const thanks: PageState[] = ['/', '/talents-on-demand', '/blogs-and-insights', '/contact'].map(
  (path) => ({ path: `/successful-submission?name=Sita&buttonLink=${path}` }),
);

/** In the first language. */
const STATES = [
  ...[...lists, ...events, ...searches, ...applications],
  ...[...links, ...sent, ...jobs, ...others, ...thanks],
];

/** Each state in English and in Nepali, whose pages without a translation are missing. */
export const PAGE_STATES: readonly PageState[] = [
  ...STATES,
  ...STATES.map((state) => ({ ...state, path: `/ne${state.path}` })),
];
