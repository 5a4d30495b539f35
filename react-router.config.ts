import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table comes with the first page: no further request to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
