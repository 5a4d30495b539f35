/**
 * Documents contain the styles of their first screen. For all templates see
 * `first-screen.deep.journey.ts`.
 */
import { checkFirstScreen } from './first-screen.ts';

for (const path of ['/', '/blogs-and-insights', '/drop-your-info']) {
  checkFirstScreen(path, 390, 844);
}
checkFirstScreen('/', 1280, 900);
