/** Every template of a page: one URL, the types that it tells of, and where what is told is seen. */
import type { Node } from './google-types.ts';

export interface StructuredPage {
  path: string;
  /** Besides the company, which every page tells of. */
  types: string[];
  /** What its main node says and the page shows too. */
  shown?: (node: Node, next: Node) => string[];
  /** What Google would like and nobody knows. */
  unknown?: string[];
}

const steps = (...types: string[]) => [...types, 'BreadcrumbList'];

const words = (node: Node, ...names: string[]) => names.map((name) => String(node[name]));

/** `Nov 12, 2026`, for a moment told with Kathmandu's zone. */
export const dayOf = (moment: unknown) =>
  new Date(`${String(moment).slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });

const offerOf = (node: Node) => node.offers as { price: number };
const rupees = (price: number) => (price === 0 ? 'Free' : `Rs. ${price.toLocaleString('en-US')}`);
const minutesOf = (duration: unknown) => {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? [];
  return `${Number(hours) * 60 + Number(minutes)} min`;
};

const UNDATED = ['Article: dateModified', 'Article: datePublished'];

const solution = (path: string): StructuredPage => ({
  path,
  types: steps('Service', 'VideoObject'),
  shown: (node) => words(node, 'name'),
  unknown: ['VideoObject: duration'],
});
const page = (path: string, ...types: string[]): StructuredPage => ({ path, types });
const withSteps = (path: string, ...types: string[]) => page(path, ...steps(...types));

export const STRUCTURED_PAGES: StructuredPage[] = [
  page('/', 'WebSite'),
  { ...page('/about', 'AboutPage', 'VideoObject'), unknown: ['VideoObject: duration'] },
  page('/contact', 'ContactPage'),
  withSteps('/office', 'WebPage'),
  withSteps('/tarn-central', 'WebPage'),
  withSteps('/tarn-blog'),
  withSteps('/why-tarn-for-businesses', 'WebPage'),
  withSteps('/hire-a-professional', 'WebPage'),
  withSteps('/outsource-your-project', 'WebPage'),
  page('/schedule-a-meeting'),
  solution('/design-my-app'),
  solution('/roadmap-my-app'),
  solution('/build-my-app'),
  solution('/staff-augmentation'),
  solution('/review-my-app'),
  solution('/implement-identity-management'),
  {
    path: '/service-packages',
    types: steps('ItemList', 'FAQPage'),
    shown: (_list, faq) =>
      (faq.mainEntity as Node[]).flatMap(({ name, acceptedAnswer }) => [
        String(name),
        String((acceptedAnswer as Node).text),
      ]),
  },
  {
    path: '/service-packages/shopify-migration',
    types: steps('Service'),
    shown: (node) => [
      ...words(node, 'name'),
      `Starting at $${offerOf(node).price.toLocaleString('en-US')}`,
    ],
  },
  page('/customers', 'CollectionPage', 'ItemList'),
  {
    path: '/customers/northlight',
    types: steps('Article'),
    shown: (node) => words(node, 'headline'),
    unknown: UNDATED,
  },
  {
    path: '/divacs',
    types: steps('Article'),
    shown: (node) => String(node.headline).split(': '),
    unknown: UNDATED,
  },
  withSteps('/why-tarn-for-career-opportunities', 'WebPage'),
  withSteps('/remote-career', 'WebPage'),
  withSteps('/verified-badges', 'WebPage'),
  withSteps('/talents-on-demand', 'ItemList'),
  ...['senior-react-engineer', 'qa-trainee', 'nodejs-engineer'].map((slug) => ({
    path: `/talents-on-demand/${slug}`,
    types: steps('JobPosting'),
    shown: (node: Node) => [
      ...words(node, 'title'),
      dayOf(node.datePosted),
      dayOf(node.validThrough),
      ...String(node.skills).split(', '),
    ],
    unknown: ['JobPosting: baseSalary'],
  })),
  withSteps('/drop-your-info'),
  page('/grassroot-impact-initative', 'WebPage'),
  page('/tarn-cares', 'WebPage'),
  page('/impact-stories', 'CollectionPage', 'ItemList'),
  {
    path: '/impact-story/sunita-chaudhary',
    types: steps('Article'),
    shown: (node) => String(node.headline).split(': '),
    unknown: UNDATED,
  },
  withSteps('/blogs-and-insights', 'ItemList'),
  ...[
    ['/blogs-and-insights/estimate-without-lying', 'BlogPosting'],
    ['/experience-nepal/tihar-five-days-of-lamps', 'Article'],
    ['/whitepapers/single-sign-on-for-a-company-of-fifty', 'Article'],
  ].map(([path = '', type = '']) => ({
    path,
    types: steps(type),
    shown: (node: Node) => [
      ...words(node, 'headline'),
      dayOf(node.datePublished),
      ...String(node.keywords).split(', '),
    ],
    unknown: [`${type}: dateModified`],
  })),
  withSteps('/experience-nepal', 'ItemList'),
  withSteps('/learning-hub', 'ItemList'),
  {
    path: '/learning-hub/sql-for-the-first-job',
    types: steps('LearningResource'),
    shown: (node) => [
      ...words(node, 'name'),
      dayOf(node.datePublished),
      minutesOf(node.timeRequired),
      String((node.inLanguage as Node).name),
    ],
  },
  withSteps('/whitepapers', 'ItemList'),
  withSteps('/events', 'ItemList'),
  ...['what-your-first-release-will-cost', 'job-fair-on-the-lawn'].map((slug) => ({
    path: `/events/${slug}`,
    types: steps('Event'),
    shown: (node: Node) => [...words(node, 'name'), rupees(offerOf(node).price)],
    unknown: ['Event: offers.validFrom'],
  })),
  withSteps('/trainings-and-certifications', 'ItemList'),
  {
    path: '/trainings-and-certifications/sql-at-work',
    types: steps('Course'),
    shown: (node) => [...words(node, 'name'), rupees(offerOf(node).price)],
  },
  page('/newsletter'),
  withSteps('/privacy-policy', 'WebPage'),
  page('/successful-submission?name=Sita'),
];
