import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';

/** Of a file of the console that is there no more: a new version has been put up. */
const GONE = /dynamically imported module|importing a module|Failed to fetch/i;
const RELOADED = 'console-reloaded';

/** A view that could not be shown. One that a new version has replaced is loaded anew, once. */
export function RouteError() {
  const error = useRouteError();
  const isGone = error instanceof Error && GONE.test(error.message);
  useEffect(() => {
    if (!isGone || sessionStorage.getItem(RELOADED) === location.pathname) return;
    sessionStorage.setItem(RELOADED, location.pathname);
    location.reload();
  }, [isGone]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page title="This view could not be shown">
      <EmptyState
        icon="triangle-alert"
        title={isGone ? 'The desk has been updated' : 'Something went wrong in this view'}
        actions={
          <Button icon="refresh-cw" onClick={() => location.reload()}>
            Load it again
          </Button>
        }
      >
        What you typed is kept in this tab. Load the view again; if it stays so, tell an owner what
        you did before.
      </EmptyState>
    </Page>
  );
}

export function NotFound() {
  return (
    <Page title="Nothing here">
      <EmptyState
        icon="unlink"
        title="There is no such view"
        actions={<ButtonLink to="/">Go to the start</ButtonLink>}
      >
        The link may be incomplete, or what it led to was erased.
      </EmptyState>
    </Page>
  );
}
