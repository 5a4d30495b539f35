/**
 * Documents contain the styles of their first screen. For all templates see
 * `first-screen.deep.journey.ts`.
 */
import { checkFirstScreen } from './first-screen.ts';

for (const path of [
  '/',
  '/blogs-and-insights',
  '/blogs-and-insights/estimate-without-lying',
  '/contact',
  '/design-my-app',
  '/drop-your-info',
]) {
  checkFirstScreen(path, 390, 844);
  checkFirstScreen(path, 1280, 900);
}
