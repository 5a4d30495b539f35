import { menuBusinesses } from './businesses.ts';
import { menuCares } from './cares.ts';
import { menuJobSeekers } from './job-seekers.ts';
import { menuResources } from './resources.ts';
import { menuSolutions } from './solutions.ts';

export const menuPictures: Readonly<Record<string, (name: string) => string>> = {
  'menu-cares': menuCares,
  'menu-businesses': menuBusinesses,
  'menu-solutions': menuSolutions,
  'menu-job-seekers': menuJobSeekers,
  'menu-resources': menuResources,
};
