import { useLocation, useRouteLoaderData } from 'react-router';

/** The page's canonical URL, as others will open it. */
export function usePageUrl(): string {
  const root = useRouteLoaderData('root') as { origin?: string } | undefined;
  const { pathname } = useLocation();
  return `${root?.origin ?? ''}${pathname}`;
}
