/** One URL of every page template, and the types of its structured data. */
import { matchPath } from 'react-router';
import { routesOf } from '#app/routes.ts';
import { rootPages } from '#contract/page-paths.ts';

export interface StructuredPage {
  path: string;
  /** Types in addition to the company, which every page has. */
  types: string[];
  /** Properties that Google recommends and the site does not know. */
  missingRecommended?: string[];
}

const steps = (...types: string[]) => [...types, 'BreadcrumbList'];

const page = (path: string, ...types: string[]): StructuredPage => ({ path, types });
const withSteps = (path: string, ...types: string[]) => page(path, ...steps(...types));
const solution = (path: string) => withSteps(path, 'Service', 'VideoObject', 'FAQPage');

const LISTED: StructuredPage[] = [
  page('/', 'WebSite'),
  page('/about', 'AboutPage', 'VideoObject'),
  page('/contact', 'ContactPage'),
  withSteps('/office', 'WebPage'),
  withSteps('/tarn-central', 'WebPage'),
  withSteps('/tarn-blog'),
  withSteps('/why-tarn-for-businesses', 'WebPage'),
  withSteps('/press', 'WebPage'),
  withSteps('/universities-and-partners', 'WebPage'),
  withSteps('/hire-a-professional', 'WebPage', 'FAQPage'),
  withSteps('/outsource-your-project', 'WebPage'),
  page('/schedule-a-meeting'),
  solution('/design-my-app'),
  solution('/roadmap-my-app'),
  solution('/build-my-app'),
  solution('/staff-augmentation'),
  solution('/review-my-app'),
  solution('/implement-identity-management'),
  withSteps('/service-packages', 'ItemList', 'FAQPage'),
  withSteps('/service-packages/shopify-migration', 'Service'),
  page('/customers', 'CollectionPage', 'ItemList'),
  withSteps('/customers/northlight', 'Article'),
  withSteps('/divacs', 'Article'),
  withSteps('/why-tarn-for-career-opportunities', 'WebPage', 'FAQPage'),
  withSteps('/remote-career', 'WebPage', 'FAQPage'),
  withSteps('/verified-badges', 'WebPage', 'FAQPage'),
  withSteps('/talents-on-demand', 'ItemList'),
  ...['senior-react-engineer', 'qa-trainee', 'nodejs-engineer'].map((slug) =>
    withSteps(`/talents-on-demand/${slug}`, 'JobPosting'),
  ),
  withSteps('/talents-on-demand/saved'),
  withSteps('/drop-your-info'),
  page('/grassroot-impact-initative', 'WebPage'),
  page('/tarn-cares', 'WebPage'),
  page('/impact-stories', 'CollectionPage', 'ItemList'),
  withSteps('/impact-story/sunita-chaudhary', 'Article', 'VideoObject'),
  withSteps('/blogs-and-insights', 'ItemList'),
  ...[
    ['/blogs-and-insights/estimate-without-lying', 'BlogPosting'],
    ['/experience-nepal/tihar-five-days-of-lamps', 'Article'],
    ['/whitepapers/single-sign-on-for-a-company-of-fifty', 'Article'],
  ].map(([path = '', type = '']) => withSteps(path, type)),
  {
    ...withSteps('/authors/elin-bergstrand', 'ProfilePage', 'ItemList'),
    // Initials replace a portrait.
    missingRecommended: ['ProfilePage: mainEntity.image'],
  },
  withSteps('/experience-nepal', 'ItemList'),
  withSteps('/learning-hub', 'ItemList'),
  withSteps('/learning-hub/sql-for-the-first-job', 'LearningResource'),
  withSteps('/whitepapers', 'ItemList'),
  withSteps('/events', 'ItemList'),
  ...['what-your-first-release-will-cost', 'job-fair-on-the-lawn'].map((slug) =>
    withSteps(`/events/${slug}`, 'Event'),
  ),
  withSteps('/trainings-and-certifications', 'ItemList'),
  withSteps('/trainings-and-certifications/sql-at-work', 'Course'),
  page('/job-alerts'),
  page('/newsletter'),
  withSteps('/search'),
  page('/offline'),
  withSteps('/privacy-policy', 'WebPage'),
  page('/successful-submission?name=Sita'),
];

const pathOf = ({ path }: StructuredPage) => path.replace(/\?.*/, '');

/** Other pages of the route table, which describe themselves as a page below another one. */
const PLAIN = routesOf({ slug: 'tarn', hub: '/experience-nepal', ...rootPages(() => []) })
  .map(({ path }) => `/${path}`)
  .filter((path) => !/[:*]/.test(path) && !LISTED.some((one) => matchPath(pathOf(one), path)))
  .map((path) => withSteps(path, 'WebPage'));

export const STRUCTURED_PAGES: readonly StructuredPage[] = [...LISTED, ...PLAIN];
