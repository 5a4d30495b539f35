import type { Draw } from '#drawings/scenes.ts';
import { viewPictures } from './views.ts';

/** The hours of the packages, the stories of customers, and whoever tells them. */
export const storyPictures: Readonly<Record<string, Draw>> = {
  ...viewPictures,
};
