import { Navigate } from 'react-router';
import { useSession } from '#console/session.tsx';
import { type Area, mayEnter } from './area.ts';

/** The first part that the role allows. */
export function Home({ areas }: { areas: readonly Area[] }) {
  const { permissions } = useSession();
  const first = areas.find((area) => mayEnter(area, permissions));
  return <Navigate to={`/${first?.path ?? 'account'}`} replace />;
}
