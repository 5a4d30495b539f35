import { type Actor, mayDo } from '#domain/staff/permissions.ts';

/** Who looks at applications. */
export interface Viewer {
  staffId: string;
  /**
   * Whoever may rate an application learns of what others gave it, and of the mean, once they have rated
   * it themselves: no list, filter or order tells it before.
   */
  mayRate: boolean;
}

export function viewerOf({ staffId, role }: Actor): Viewer {
  return { staffId, mayRate: mayDo(role, 'applicants.work') };
}
