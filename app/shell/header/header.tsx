import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { Logo } from '#app/ui/media/logo.tsx';
import startHeader from './header.behavior.ts';
import { HeaderAction } from './header-action.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';

interface HeaderProps {
  theme: PageHandle['headerTheme'];
  /** `HeaderContent`. */
  html: string;
}

/** Lies over the sky of the page's hero, so every page starts with one. */
export function Header({ theme, html }: HeaderProps) {
  return (
    <header
      data-hour={theme}
      className="absolute inset-x-0 top-0 z-20"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @param pathname of the page: its entry in the menu is marked */
export function HeaderContent({ pathname }: { pathname: string }) {
  const site = useCopy('site');
  return (
    <Behavior of={startHeader} props={{}} wake="interaction">
      <div className="wrap relative flex h-18 items-center gap-3 lg:h-22">
        <Logo />
        <Menu pathname={pathname} />
        <div className="ml-auto flex items-center gap-3 min-[75rem]:ml-0">
          <LanguageSwitch className="max-[22rem]:hidden" />
          <HeaderAction pathname={pathname} className="max-sm:hidden" />
        </div>
        <button
          type="button"
          popoverTarget="menu"
          aria-haspopup="dialog"
          aria-label={site.menus.labels.open}
          className="menu-button icon-menu"
        />
      </div>
    </Behavior>
  );
}
