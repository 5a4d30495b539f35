/** THE route table: one line a page. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** For those who work on the components, and for their tests; a built site has none of it. */
const gallery =
  process.env.NODE_ENV === 'development' || process.env.GALLERY_BUILD
    ? [route('ui/:component?', 'routes/gallery/gallery.tsx')]
    : [];

export default [
  index('routes/home/home.tsx'),
  route('talents-on-demand', 'routes/jobs/job-list.tsx'),
  route('talents-on-demand/:slug', 'routes/jobs/job-detail.tsx'),
  route('drop-your-info', 'routes/apply/apply.tsx'),
  route('successful-submission', 'routes/thanks/thanks.tsx'),
  ...gallery,
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
