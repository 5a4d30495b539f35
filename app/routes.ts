/** THE route table: one line a page. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { readSite, readSlugs } from '#domain/content-pack/built-in-copy.ts';

const contentDir = process.env.CONTENT_DIR ?? 'content';
/** Read by the build alone: some paths have the brand's name in them, one is named by it. */
const { slug, hub } = readSite(contentDir);
/** Each customer's story has a URL of its own: `/divacs`. */
const stories = readSlugs(contentDir, 'stories').map((story) =>
  route(story, 'routes/stories/story.tsx', { id: `stories/${story}` }),
);

/** For those who work on the components, and for their tests; a built site has none of it. */
const forDevelopers =
  process.env.NODE_ENV === 'development' || process.env.GALLERY === 'on'
    ? [route('ui/:component?', 'routes/gallery/gallery.tsx')]
    : [];

export default [
  index('routes/home/home.tsx'),
  route('about', 'routes/about/about.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('office', 'routes/office/office.tsx'),
  route(`${slug}-central`, 'routes/central/central.tsx'),
  route(`${slug}-blog`, 'routes/brand-blog/brand-blog.tsx'),

  route(`why-${slug}-for-businesses`, 'routes/why-businesses/why-businesses.tsx'),
  route('hire-a-professional', 'routes/enquiry/hire.tsx'),
  route('outsource-your-project', 'routes/enquiry/outsource.tsx'),
  route('schedule-a-meeting', 'routes/schedule/schedule.tsx'),

  route('design-my-app', 'routes/solutions/design.tsx'),
  route('roadmap-my-app', 'routes/solutions/roadmap.tsx'),
  route('build-my-app', 'routes/solutions/build.tsx'),
  route('staff-augmentation', 'routes/solutions/staff.tsx'),
  route('review-my-app', 'routes/solutions/review.tsx'),
  route('implement-identity-management', 'routes/solutions/identity.tsx'),
  route('service-packages', 'routes/packages/packages.tsx'),
  route('service-packages/:slug', 'routes/packages/package.tsx'),
  route('customers', 'routes/stories/customers.tsx'),
  route('customers/:slug', 'routes/partner-story/partner-story.tsx'),
  ...stories,

  route(`why-${slug}-for-career-opportunities`, 'routes/why-careers/why-careers.tsx'),
  route('remote-career', 'routes/remote-career/remote-career.tsx'),
  route('verified-badges', 'routes/verified-badges/verified-badges.tsx'),
  route('talents-on-demand', 'routes/jobs/job-list.tsx'),
  route('talents-on-demand/:slug', 'routes/jobs/job-detail.tsx'),
  route('drop-your-info', 'routes/apply/apply.tsx'),

  route('grassroot-impact-initative', 'routes/cares/cares.tsx', { id: 'cares' }),
  route(`${slug}-cares`, 'routes/cares/cares.tsx', { id: 'cares-by-brand' }),
  route('impact-stories', 'routes/impact-stories/impact-stories.tsx'),
  route('impact-story/:slug', 'routes/impact-stories/impact-story.tsx'),

  route('blogs-and-insights', 'routes/articles/blog-list.tsx'),
  route('blogs-and-insights/:slug', 'routes/articles/blog-post.tsx'),
  route(hub.slice(1), 'routes/articles/nepal-list.tsx'),
  route(`${hub.slice(1)}/:slug`, 'routes/articles/nepal-story.tsx'),
  route('learning-hub', 'routes/articles/session-list.tsx'),
  route('learning-hub/:slug', 'routes/articles/session.tsx'),
  route('whitepapers', 'routes/articles/paper-list.tsx'),
  route('whitepapers/:slug', 'routes/articles/paper.tsx'),
  route('events', 'routes/events/event-list.tsx'),
  route('events/:slug', 'routes/events/event.tsx'),
  route('trainings-and-certifications', 'routes/events/training-list.tsx'),
  route('trainings-and-certifications/:slug', 'routes/events/training.tsx'),

  route('newsletter', 'routes/newsletter/newsletter-page.tsx'),
  route('privacy-policy', 'routes/privacy/privacy.tsx'),
  route('successful-submission', 'routes/thanks/thanks.tsx'),
  ...forDevelopers,
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
