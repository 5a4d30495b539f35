import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';

/** Messages of browsers when a script file no longer exists after a deployment. */
const FILE_MISSING = /dynamically imported module|importing a module|Failed to fetch/i;
const RELOADED_KEY = 'console-reloaded';

/** Error boundary of the routes. After a deployment it reloads the page, once per path. */
export function RouteError() {
  const error = useRouteError();
  const isFileMissing = error instanceof Error && FILE_MISSING.test(error.message);
  useEffect(() => {
    if (!isFileMissing || sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
    location.reload();
  }, [isFileMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page title="Page could not be loaded">
      <EmptyState
        icon="triangle-alert"
        title={isFileMissing ? 'The console has been updated' : 'Something went wrong on this page'}
        actions={
          <Button icon="refresh-cw" onClick={() => location.reload()}>
            Reload page
          </Button>
        }
      >
        Text that you typed is kept in this tab. Reload the page. If it keeps happening, tell an
        owner what you were doing.
      </EmptyState>
    </Page>
  );
}

export function NotFound() {
  return (
    <Page title="Page not found">
      <EmptyState
        icon="unlink"
        title="This page does not exist"
        actions={<ButtonLink to="/">Go to home page</ButtonLink>}
      >
        The link may be incomplete, or its content may have been erased.
      </EmptyState>
    </Page>
  );
}
