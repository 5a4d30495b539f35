/** The areas of the console in the order of the menu, with the routes of their views. */
import type { RouteObject } from 'react-router';
import type { AccessRule, Area } from './shell/area.ts';

/** A view module exports `Component` and is loaded when the route is first visited. */
type View = NonNullable<RouteObject['lazy']>;

const index = (lazy: View): RouteObject => ({ index: true, lazy });
export const viewRoute = (path: string, lazy: View): RouteObject => ({ path, lazy });

export const AREAS: readonly Area[] = [
  {
    path: 'applicants',
    label: 'Applicants',
    icon: 'users',
    key: 'a',
    permissions: ['applicants.read'],
    unread: 'applicants',
    routes: [
      index(() => import('#console/views/applicants/list/applicant-list.tsx')),
      viewRoute('board', () => import('#console/views/applicants/board/applicant-board.tsx')),
      viewRoute(':id', () => import('#console/views/applicants/applicant/applicant-page.tsx')),
    ],
  },
  {
    path: 'inbox',
    label: 'Inbox',
    icon: 'inbox',
    key: 'i',
    permissions: ['messages.read'],
    unread: 'inbox',
    routes: [
      index(() => import('#console/views/inbox/list/inbox-list.tsx')),
      {
        ...viewRoute('deliveries', () => import('#console/views/inbox/deliveries/deliveries.tsx')),
        handle: { permissions: ['deliveries.read'] } satisfies AccessRule,
      },
      viewRoute(':kind/:id', () => import('#console/views/inbox/item/item-page.tsx')),
    ],
  },
  {
    path: 'content',
    label: 'Content',
    icon: 'file-text',
    key: 'c',
    permissions: ['content.read'],
    routes: [
      index(() => import('#console/views/content/content-list.tsx')),
      viewRoute('planned', () => import('#console/views/content/planned.tsx')),
      viewRoute('health', () => import('#console/views/content/health/health.tsx')),
      viewRoute('edit', () => import('#console/views/content/entry/entry-page.tsx')),
    ],
  },
  {
    path: 'notifications',
    label: 'Notifications',
    icon: 'bell',
    key: 'n',
    permissions: ['applicants.read', 'messages.read'],
    unread: 'notifications',
    routes: [index(() => import('#console/views/notifications.tsx'))],
  },
  {
    path: 'jobs',
    label: 'Jobs',
    icon: 'briefcase',
    key: 'j',
    permissions: ['openings.read'],
    routes: [index(() => import('#console/views/jobs/jobs.tsx'))],
  },
  {
    path: 'media',
    label: 'Media',
    icon: 'image',
    key: 'm',
    permissions: ['content.read'],
    routes: [
      index(() => import('#console/views/media/media-library.tsx')),
      viewRoute('file', () => import('#console/views/media/file/media-file.tsx')),
    ],
  },
  {
    path: 'searches',
    label: 'Searches',
    icon: 'search',
    key: 's',
    permissions: ['searches.read'],
    routes: [index(() => import('#console/views/searches/searches.tsx'))],
  },
  {
    path: 'visits',
    label: 'Visits',
    icon: 'chart-column',
    key: 'v',
    permissions: ['visits.read'],
    routes: [index(() => import('#console/views/visits/visits.tsx'))],
  },
  {
    path: 'team',
    label: 'Team',
    icon: 'user-check',
    key: 't',
    permissions: ['staff.read'],
    routes: [index(() => import('#console/views/team/team.tsx'))],
  },
  {
    path: 'privacy',
    label: 'Privacy',
    icon: 'shield-check',
    key: 'p',
    permissions: ['people.erase', 'retention.run'],
    routes: [index(() => import('#console/views/privacy/privacy.tsx'))],
  },
  {
    path: 'audit-log',
    label: 'Audit log',
    icon: 'scroll-text',
    key: 'l',
    permissions: ['audit.read'],
    routes: [index(() => import('#console/views/audit-log/audit-log.tsx'))],
  },
  {
    path: 'system',
    label: 'System',
    icon: 'activity',
    key: 'y',
    permissions: ['system.read'],
    routes: [
      index(() => import('#console/views/system/system.tsx')),
      {
        ...viewRoute('new-pack', () => import('#console/views/system/new-pack/new-pack.tsx')),
        handle: { permissions: ['packs.make'] } satisfies AccessRule,
      },
    ],
  },
];

/** Paths by former paths, which are in bookmarks and in emails that have been sent. */
export const FORMER_PATHS: Readonly<Record<string, string>> = {
  'for-you': 'notifications',
  openings: 'jobs',
  record: 'audit-log',
};
