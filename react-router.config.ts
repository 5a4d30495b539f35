import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // A build with the gallery of components goes elsewhere: no site is served from it. Not with `??`: an
  // empty name would be the project's own folder, which a build empties.
  buildDirectory: process.env.GALLERY_BUILD || 'build',
  ssr: true,
  // The whole route table comes with the first page: no further request to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
