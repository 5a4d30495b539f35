import type { Draw } from '#artwork/scenes.ts';
import { bayClosers } from './bay.ts';
import { gompaClosers } from './gompa.ts';
import { passClosers } from './pass.ts';
import { riverClosers } from './river.ts';
import { runwayClosers } from './runway.ts';
import { terraceClosers } from './terraces.ts';
import { villageClosers } from './village.ts';

/** Night scenes at the end of pages, except the one on the bridge. */
export const closers: Readonly<Record<string, Draw>> = {
  ...villageClosers,
  ...riverClosers,
  ...passClosers,
  ...runwayClosers,
  ...terraceClosers,
  ...bayClosers,
  ...gompaClosers,
};
