/** The route table, with one line for each page. */
import { SAVED_SLUG } from '#contract/jobs.ts';

export interface Route {
  id: string;
  /** Without the leading slash. */
  path: string;
  /** Path below `routes/`, without extension. */
  file: string;
}

/** The parts of the paths that depend on the pack. */
export interface RouteNames {
  /** The brand's slug, which is part of some paths. */
  slug: string;
  /** Path of the hub of stories about the country, with the leading slash. */
  hub: string;
  /** Slugs of customer stories, each with its own route: `/divacs`. */
  stories: readonly string[];
}

const route = (path: string, file: string, id = `routes/${file}`): Route => ({ id, path, file });

/** Files of the translated pages, which are those that job seekers and their parents need. */
export const TRANSLATED: ReadonlySet<string> = new Set([
  'home/home',
  'careers/why-careers',
  'careers/remote-career',
  'careers/verified-badges',
  'jobs/job-list',
  'jobs/job-detail',
  'jobs/saved-jobs',
  'subscriptions/job-alerts',
  'subscriptions/newsletter-page',
  'apply/apply',
  'application/application',
  'events/event-list',
  'events/event',
  'events/training-list',
  'events/training',
  'company/privacy',
  'search/search',
  'thanks/thanks',
]);

const SERVICES = [
  route('design-my-app', 'solutions/design'),
  route('roadmap-my-app', 'solutions/roadmap'),
  route('build-my-app', 'solutions/build'),
  route('staff-augmentation', 'solutions/staff'),
  route('review-my-app', 'solutions/review'),
  route('implement-identity-management', 'solutions/identity'),
  route('service-packages', 'packages/packages'),
  route('service-packages/:slug', 'packages/package'),
];

export function routesOf({ slug, hub, stories }: RouteNames): Route[] {
  return [
    route('', 'home/home'),
    route('about', 'about/about'),
    route('contact', 'contact/contact'),
    route('office', 'company/office'),
    route(`${slug}-central`, 'company/central'),
    route(`${slug}-blog`, 'company/brand-blog'),

    route(`why-${slug}-for-businesses`, 'company/why-businesses'),
    route('security-and-contracts', 'security/security'),
    route('press', 'press/press'),
    route('universities-and-partners', 'company/universities'),

    route('hire-a-professional', 'contact-request/hire'),
    route('outsource-your-project', 'contact-request/outsource'),
    route('schedule-a-meeting', 'contact-request/schedule'),

    ...SERVICES,
    route('customers', 'stories/customers'),
    route('customers/:slug', 'stories/partner-story'),
    ...stories.map((story) => route(story, 'stories/story', `stories/${story}`)),

    route(`why-${slug}-for-career-opportunities`, 'careers/why-careers'),
    route('remote-career', 'careers/remote-career'),
    route('verified-badges', 'careers/verified-badges'),
    route('talents-on-demand', 'jobs/job-list'),
    route(`talents-on-demand/${SAVED_SLUG}`, 'jobs/saved-jobs'),
    route('talents-on-demand/:slug', 'jobs/job-detail'),
    route('drop-your-info', 'apply/apply'),
    route('application/:token', 'application/application'),

    route('grassroot-impact-initative', 'cares/cares', 'cares'),
    route(`${slug}-cares`, 'cares/cares', 'cares-by-brand'),
    route('impact-stories', 'cares/impact-stories'),
    route('impact-story/:slug', 'cares/impact-story'),

    route('blogs-and-insights', 'articles/blog-list'),
    route('blogs-and-insights/:slug', 'articles/blog-post'),
    route(hub.slice(1), 'articles/nepal-list'),
    route(`${hub.slice(1)}/:slug`, 'articles/nepal-story'),
    route('learning-hub', 'articles/session-list'),
    route('learning-hub/:slug', 'articles/session'),
    route('whitepapers', 'articles/paper-list'),
    route('whitepapers/:slug', 'articles/paper'),
    route('authors/:slug', 'articles/author'),
    route('events', 'events/event-list'),
    route('events/:slug', 'events/event'),
    route('trainings-and-certifications', 'events/training-list'),
    route('trainings-and-certifications/:slug', 'events/training'),

    route('job-alerts', 'subscriptions/job-alerts'),
    route('newsletter', 'subscriptions/newsletter-page'),
    route('search', 'search/search'),
    route('offline', 'fallback/offline'),
    route('privacy-policy', 'company/privacy'),
    route('successful-submission', 'thanks/thanks'),
    route('*', 'fallback/not-found'),
  ];
}
