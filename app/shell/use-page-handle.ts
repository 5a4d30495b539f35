import { useMatches } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';

/** What the route of the page that is shown says of it. */
export const usePageHandle = () => (useMatches().at(-1)?.handle ?? {}) as PageHandle;
