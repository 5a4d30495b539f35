/** The route table: the areas of the console and the pages outside of them. */
import type { RouteObject } from 'react-router';
import { FormerArea, Home } from '#console/shell/area-gate.tsx';
import { AREAS, FORMER_PATHS, viewRoute } from './areas.ts';
import { AreaGate } from './shell/area-gate.tsx';
import { Root } from './shell/root.tsx';
import { NotFound, RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      viewRoute('invitation', () => import('./views/sign-in/link-page.tsx')),
      viewRoute('recovery', () => import('./views/sign-in/link-page.tsx')),
      viewRoute('single-sign-on', () => import('./views/sign-in/single-sign-on-page.tsx')),
      {
        element: <Shell areas={AREAS} />,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, element: <Home areas={AREAS} /> },
              ...AREAS.map(
                (area): RouteObject => ({
                  path: area.path,
                  element: <AreaGate area={area} />,
                  children: area.routes,
                }),
              ),
              ...Object.entries(FORMER_PATHS).map(
                ([path, newPath]): RouteObject => ({
                  path,
                  element: <FormerArea path={newPath} />,
                }),
              ),
              viewRoute('account', () => import('#console/views/account/account.tsx')),
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];
