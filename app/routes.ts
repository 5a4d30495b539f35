/** THE route table: one line a page. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('talents-on-demand', 'routes/jobs/job-list.tsx'),
  route('talents-on-demand/:slug', 'routes/jobs/job-detail.tsx'),
  route('drop-your-info', 'routes/apply/apply.tsx'),
  route('successful-submission', 'routes/thanks/thanks.tsx'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
