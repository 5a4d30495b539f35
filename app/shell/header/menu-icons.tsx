import { inPage } from '#app/in-page.ts';
import file from './menu-icons.svg?raw';

const icons = import.meta.env.SSR ? file : inPage('[data-menu-icons]');

/** What the entries of both menus refer to; from a file the browser would fetch it before the page. */
export function MenuIcons() {
  return (
    <div
      hidden
      data-menu-icons
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: icons }}
    />
  );
}
