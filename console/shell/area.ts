import type { RouteObject } from 'react-router';
import type { IconName } from '#console/ui/icon.tsx';
import type { Permission } from '#contract/console/roles.ts';

export interface Area {
  /** Relative to the console's path, without a slash. */
  path: string;
  label: string;
  icon: IconName;
  /** The second key after `g`. */
  key: string;
  /** Any of these grants access. */
  permissions: readonly Permission[];
  unread?: 'applicants' | 'inbox' | 'notifications';
  routes: RouteObject[];
}

/** The `handle` of a route whose permissions differ from those of its area. */
export type AccessRule = Pick<Area, 'permissions'>;

export const mayAccess = ({ permissions }: AccessRule, own: readonly Permission[]): boolean =>
  permissions.some((permission) => own.includes(permission));
