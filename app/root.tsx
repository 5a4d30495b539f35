import { type ReactNode, Suspense } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import favicon from '#content/media/scenes/favicon.svg';
import errors from '#content/pages/errors.yaml';
import site from '#content/site.yaml';
import type { Route } from './+types/root';
import { titleOnly } from './metadata.ts';
import { NotFoundPanel } from './routes/not-found/not-found-panel.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { MenuIcons } from './shell/header/menu-icons.tsx';
import { Loader } from './shell/loader/loader.tsx';
import { PageFocus } from './shell/page-focus/page-focus.tsx';
import { PrefetchLinks } from './shell/prefetch/prefetch-links.tsx';
import { RefreshWithoutScripts } from './shell/refresh-without-scripts.tsx';
import type { PageFacts } from './structured-data/json-ld-node.ts';
import { organization } from './structured-data/organization.ts';
import { BrandFont } from './styles/brand-font.tsx';
import { Styles } from './styles/styles.tsx';
import { FailedPanel } from './ui/failed-panel/failed-panel.tsx';
import { Snackbars } from './ui/snackbar/snackbars.tsx';

/** How one page becomes the next (`ui/view-transition/`): soon, and a click in the meantime counts. */
const TURN =
  '[&::view-transition]:pointer-events-none [&::view-transition-group(*)]:[animation-duration:180ms] [&::view-transition-old(.cover)]:h-full [&::view-transition-old(.cover)]:object-cover [&::view-transition-new(.cover)]:h-full [&::view-transition-new(.cover)]:object-cover';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={TURN}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Styles />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={site.appColors.theme} />
        <Meta />
        <Links />
        <RefreshWithoutScripts />
      </head>
      <body>
        <Loader />
        <a
          href="#main"
          className="absolute left-4 top-2 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-medium text-white focus:translate-y-0"
        >
          Skip to content
        </a>
        {/* Parts of its own are taken over by the scripts by themselves, and the page answers between. */}
        <Suspense>
          <Header />
        </Suspense>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        <MenuIcons />
        <Snackbars words={{ close: site.menus.labels.dismiss }} />
        <PageFocus />
        <PrefetchLinks />
        <BrandFont />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The origin of canonical URLs, which only the server knows. */
export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin };
}

/** Of a page that failed with all it has; any other has a title of its own. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return titleOnly(isMissing ? errors.notFound.title : errors.failed.title);
}

/** It never changes while somebody visits. */
export function shouldRevalidate() {
  return false;
}

/** Every page says whose it is. */
export function structuredData({ origin }: PageFacts) {
  return [organization(site, origin)];
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPanel />;
  return <FailedPanel />;
}
