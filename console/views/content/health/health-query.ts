import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import type { ContentHealth } from '#contract/console/health.ts';

/** What needs attention in the published content. */
export const useContentHealth = () =>
  useQuery({
    queryKey: ['content/health'],
    queryFn: ({ signal }) => call('getContentHealth', { signal }),
  });

/** Texts without a translation are a gap, not a fault, so the number leaves them out. */
export const faultsIn = ({ groups }: ContentHealth): number =>
  groups.reduce((sum, { kind, total }) => (kind === 'translation' ? sum : sum + total), 0);
