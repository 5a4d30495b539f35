import type { RouteObject } from 'react-router';
import type { IconName } from '#console/ui/icon.tsx';
import type { Permission } from '#contract/console/roles.ts';

/** A part of the desk that stands in its menu. */
export interface Area {
  /** Below the console's path, without a slash. */
  path: string;
  label: string;
  icon: IconName;
  /** The second key behind `g`. */
  key: string;
  /** Any of these shows it. */
  permissions: readonly Permission[];
  unread?: 'applicants' | 'inbox' | 'notices';
  routes: RouteObject[];
}

/** What a view of an area has as its `handle` where it is for others than the area. */
export type Entry = Pick<Area, 'permissions'>;

export const mayEnter = ({ permissions }: Entry, own: readonly Permission[]): boolean =>
  permissions.some((permission) => own.includes(permission));
