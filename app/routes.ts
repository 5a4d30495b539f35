/** THE route table: one line a page. */
import { SAVED_SLUG } from '#contract/jobs.ts';

export interface Route {
  id: string;
  /** Without the slash at its start. */
  path: string;
  /** Below `routes/`, without its ending. */
  file: string;
}

/** What the pack says of the table. */
export interface RouteNames {
  /** The brand's, in some paths. */
  slug: string;
  /** The path of the hub of stories about the country, from the slash on. */
  hub: string;
  /** Customers' stories, each of which has a URL of its own: `/divacs`. */
  stories: readonly string[];
}

const route = (path: string, file: string, id = `routes/${file}`): Route => ({ id, path, file });

/** Pages that are in a second language too, by their files: what a job seeker and their parents need. */
export const TRANSLATED: ReadonlySet<string> = new Set([
  'home/home',
  'why-careers/why-careers',
  'remote-career/remote-career',
  'verified-badges/verified-badges',
  'jobs/job-list',
  'jobs/job-detail',
  'jobs/saved-jobs',
  'job-alerts/job-alerts',
  'newsletter/newsletter-page',
  'apply/apply',
  'application/application',
  'events/event-list',
  'events/event',
  'events/training-list',
  'events/training',
  'privacy/privacy',
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
    route('office', 'office/office'),
    route(`${slug}-central`, 'central/central'),
    route(`${slug}-blog`, 'brand-blog/brand-blog'),

    route(`why-${slug}-for-businesses`, 'why-businesses/why-businesses'),
    route('press', 'press/press'),
    route('universities-and-partners', 'universities/universities'),

    route('hire-a-professional', 'enquiry/hire'),
    route('outsource-your-project', 'enquiry/outsource'),
    route('schedule-a-meeting', 'schedule/schedule'),

    ...SERVICES,
    route('customers', 'stories/customers'),
    route('customers/:slug', 'partner-story/partner-story'),
    ...stories.map((story) => route(story, 'stories/story', `stories/${story}`)),

    route(`why-${slug}-for-career-opportunities`, 'why-careers/why-careers'),
    route('remote-career', 'remote-career/remote-career'),
    route('verified-badges', 'verified-badges/verified-badges'),
    route('talents-on-demand', 'jobs/job-list'),
    route(`talents-on-demand/${SAVED_SLUG}`, 'jobs/saved-jobs'),
    route('talents-on-demand/:slug', 'jobs/job-detail'),
    route('drop-your-info', 'apply/apply'),
    route('application/:token', 'application/application'),

    route('grassroot-impact-initative', 'cares/cares', 'cares'),
    route(`${slug}-cares`, 'cares/cares', 'cares-by-brand'),
    route('impact-stories', 'impact-stories/impact-stories'),
    route('impact-story/:slug', 'impact-stories/impact-story'),

    route('blogs-and-insights', 'articles/blog-list'),
    route('blogs-and-insights/:slug', 'articles/blog-post'),
    route(hub.slice(1), 'articles/nepal-list'),
    route(`${hub.slice(1)}/:slug`, 'articles/nepal-story'),
    route('learning-hub', 'articles/session-list'),
    route('learning-hub/:slug', 'articles/session'),
    route('whitepapers', 'articles/paper-list'),
    route('whitepapers/:slug', 'articles/paper'),
    route('authors/:slug', 'authors/author'),
    route('events', 'events/event-list'),
    route('events/:slug', 'events/event'),
    route('trainings-and-certifications', 'events/training-list'),
    route('trainings-and-certifications/:slug', 'events/training'),

    route('job-alerts', 'job-alerts/job-alerts'),
    route('newsletter', 'newsletter/newsletter-page'),
    route('offline', 'offline/offline'),
    route('privacy-policy', 'privacy/privacy'),
    route('successful-submission', 'thanks/thanks'),
    route('*', 'not-found/not-found'),
  ];
}
