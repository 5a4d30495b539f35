import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // The tests' build goes elsewhere: `scripts/build.mjs`. Not with `??`: an empty name would be the
  // project's own folder, which a build empties.
  buildDirectory: process.env.BUILD_DIR || 'build',
  ssr: true,
  // The whole route table comes with the first page: no further request to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
