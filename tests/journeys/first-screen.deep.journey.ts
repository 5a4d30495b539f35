/** Checks the first-screen styles of every template. */
import { TEMPLATES } from '#tests/templates.ts';
import { checkFirstScreen } from './first-screen.ts';

for (const path of TEMPLATES) {
  checkFirstScreen(path, 390, 844);
  checkFirstScreen(path, 1280, 900);
}
