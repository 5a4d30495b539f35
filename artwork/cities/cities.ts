import type { Draw } from '#artwork/scenes.ts';
import { deskLetter } from './desk-letter.ts';
import { deskPlan } from './desk-plan.ts';
import { cityKathmandu } from './kathmandu.ts';
import { citySanFrancisco } from './san-francisco.ts';

/** The two cities of the contact cards, and the desks. */
export const cityPictures: Readonly<Record<string, Draw>> = {
  'city-san-francisco': citySanFrancisco,
  'city-kathmandu': cityKathmandu,
  'desk-letter': deskLetter,
  'desk-plan': deskPlan,
};
