/** The styles of what is seen first stand in the document. All templates: `first-screen.deep.journey.ts`. */
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
