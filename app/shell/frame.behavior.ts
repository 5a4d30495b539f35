/** What moves in the frame of every page: one file for all of it, so that the browser asks once. */
import { startSnackbars } from '#app/ui/snackbar/start-snackbars.ts';
import { startHeader } from './header/start-header.ts';
import { startLoader } from './loader/start-loader.ts';

export default function startFrame(header: HTMLElement): void {
  startHeader(header);
  startLoader(document.querySelector<HTMLElement>('[data-loader]'));
  startSnackbars(document.querySelector<HTMLElement>('[data-snackbars]'));
}
