/** The route table, with one line for each page. */
import { type AreaName, leftOutAreas } from '#contract/areas.ts';
import { SAVED_SLUG } from '#contract/jobs.ts';
import type { RootPages } from '#contract/page-paths.ts';

export interface Route {
  id: string;
  /** Without the leading slash. */
  path: string;
  /** Path below `routes/`, without extension. */
  file: string;
  /** The area that the page belongs to; undefined for pages that every site has. */
  area?: AreaName;
}

/** The parts of the paths that depend on the pack. Each root page has its own route: `/divacs`. */
export interface RouteNames extends RootPages {
  /** The brand's slug, which is part of some paths. */
  slug: string;
  /** Path of the stories' hub, with the leading slash. */
  hub: string;
  /** Areas that the brand leaves out. */
  without?: readonly AreaName[] | undefined;
}

const route = (path: string, file: string, id = `routes/${file}`): Route => ({ id, path, file });

const inArea = (area: AreaName, ...routes: Route[]): Route[] =>
  routes.map((route) => ({ ...route, area }));

export function routesOf({ without, ...names }: RouteNames): Route[] {
  const leftOut = leftOutAreas(without);
  return allRoutes(names).filter(({ area }) => !area || !leftOut.has(area));
}

const allRoutes = (names: Omit<RouteNames, 'without'>): Route[] => [
  route('', 'home/home'),
  route('contact', 'contact/contact'),
  route('schedule-a-meeting', 'contact-request/schedule'),
  ...companyRoutes(names),
  ...clientRoutes(names),
  ...careerRoutes(names),
  ...articleRoutes(names),
  ...inArea('newsletter', route('newsletter', 'subscriptions/newsletter-page')),
  route('search', 'search/search'),
  route('offline', 'fallback/offline'),
  route('privacy-policy', 'company/privacy'),
  ...names.plain.map((name) => route(name, 'company/plain-page', `plain/${name}`)),
  route('successful-submission', 'thanks/thanks'),
  route('*', 'fallback/not-found'),
];

const companyRoutes = ({ slug }: Pick<RouteNames, 'slug'>): Route[] => [
  ...inArea('about', route('about', 'about/about')),
  ...inArea('office', route('office', 'company/office')),
  ...inArea('central', route(`${slug}-central`, 'company/central')),
  ...inArea('press', route('press', 'press/press')),
  ...inArea('universities', route('universities-and-partners', 'company/universities')),
  ...inArea(
    'cares',
    route('grassroot-impact-initative', 'cares/cares', 'cares'),
    route(`${slug}-cares`, 'cares/cares', 'cares-by-brand'),
  ),
  ...inArea(
    'impact-stories',
    route('impact-stories', 'cares/impact-stories'),
    route('impact-story/:slug', 'cares/impact-story'),
  ),
];

type ClientNames = Pick<RouteNames, 'slug' | 'solutions' | 'stories'>;

const clientRoutes = ({ slug, solutions, stories }: ClientNames): Route[] => [
  ...inArea('why-businesses', route(`why-${slug}-for-businesses`, 'company/why-businesses')),
  ...inArea('security', route('security-and-contracts', 'security/security')),
  ...inArea('hire', route('hire-a-professional', 'contact-request/hire')),
  ...inArea('outsource', route('outsource-your-project', 'contact-request/outsource')),
  ...inArea(
    'solutions',
    ...solutions.map((name) => route(name, 'solutions/solution', `solutions/${name}`)),
  ),
  ...inArea(
    'packages',
    route('service-packages', 'packages/packages'),
    route('service-packages/:slug', 'packages/package'),
  ),
  ...inArea(
    'customers',
    route('customers', 'stories/customers'),
    route('customers/:slug', 'stories/partner-story'),
    ...stories.map((story) => route(story, 'stories/story', `stories/${story}`)),
  ),
];

const careerRoutes = ({ slug }: Pick<RouteNames, 'slug'>): Route[] => [
  ...inArea('why-careers', route(`why-${slug}-for-career-opportunities`, 'careers/why-careers')),
  ...inArea('remote-career', route('remote-career', 'careers/remote-career')),
  ...inArea('badges', route('verified-badges', 'careers/verified-badges')),
  ...inArea(
    'jobs',
    route('talents-on-demand', 'jobs/job-list'),
    route(`talents-on-demand/${SAVED_SLUG}`, 'jobs/saved-jobs'),
    route('talents-on-demand/:slug', 'jobs/job-detail'),
    route('drop-your-info', 'apply/apply'),
    route('application/:token', 'application/application'),
    route('job-alerts', 'subscriptions/job-alerts'),
  ),
];

const articleRoutes = ({ slug, hub }: Pick<RouteNames, 'slug' | 'hub'>): Route[] => [
  ...inArea(
    'blog',
    route('blogs-and-insights', 'articles/blog-list'),
    route('blogs-and-insights/:slug', 'articles/blog-post'),
  ),
  ...inArea('brand-blog', route(`${slug}-blog`, 'company/brand-blog')),
  ...inArea(
    'hub',
    route(hub.slice(1), 'articles/hub-story-list'),
    route(`${hub.slice(1)}/:slug`, 'articles/hub-story'),
  ),
  ...inArea(
    'learning-hub',
    route('learning-hub', 'articles/session-list'),
    route('learning-hub/:slug', 'articles/session'),
  ),
  ...inArea(
    'whitepapers',
    route('whitepapers', 'articles/paper-list'),
    route('whitepapers/:slug', 'articles/paper'),
  ),
  route('authors/:slug', 'articles/author'),
  ...inArea('events', route('events', 'events/event-list'), route('events/:slug', 'events/event')),
  ...inArea(
    'trainings',
    route('trainings-and-certifications', 'events/training-list'),
    route('trainings-and-certifications/:slug', 'events/training'),
  ),
];
