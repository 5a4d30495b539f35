import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { ROLE_NAMES, useSession } from '#console/session.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { type AccessRule, type Area, mayAccess } from './area.ts';

/** Shows the area's views to roles that may enter, and an explanation to the others. */
export function AreaGate({ area }: { area: Area }) {
  const { permissions, staff } = useSession();
  const entry = useMatches().at(-1)?.handle as AccessRule | undefined;
  if (mayAccess(entry ?? area, permissions)) return <Outlet />;
  return (
    <Page title={area.label}>
      <EmptyState
        icon="lock"
        title="You do not have access to this page"
        actions={<ButtonLink to="/">Go to home page</ButtonLink>}
      >
        Your role is {ROLE_NAMES[staff.role]}. To see this page, ask an owner to change your role.
      </EmptyState>
    </Page>
  );
}

/** History state of the view that the console opens with. */
export interface FirstView {
  isFirstView: true;
}

/** Redirects to the first area that the role may enter. */
export function Home({ areas }: { areas: readonly Area[] }) {
  const { permissions } = useSession();
  const first = areas.find((area) => mayAccess(area, permissions));
  const state: FirstView = { isFirstView: true };
  return <Navigate to={`/${first?.path ?? 'account'}`} replace state={state} />;
}

/** Redirects from a former path of an area, with its filters. */
export function FormerArea({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: `/${path}`, search, hash }} replace />;
}
