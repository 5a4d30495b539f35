import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { ContactLines } from '#app/shell/contact-lines.tsx';
import { currentPage } from '#app/shell/is-current.ts';
import { Logo } from '#app/ui/media/logo.tsx';
import startHeader from './header.behavior.ts';
import { HeaderAction, isForJobSeekers } from './header-action.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuGroup } from './menu-group.tsx';

const SEARCH_PATH = '/search';

interface HeaderProps {
  theme: PageHandle['headerTheme'];
  /** Of `HeaderContent`. */
  html: string;
}

/** Overlays the page's hero, so every page must start with one. */
export function Header({ theme, html }: HeaderProps) {
  return (
    <header
      data-hour={theme}
      className="absolute inset-x-0 top-0 z-20"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @param pathname of the page, whose menu entry is marked as current */
export function HeaderContent({ pathname }: { pathname: string }) {
  const site = useCopy('site');
  return (
    <Behavior start={startHeader} props={{}} startOn="interaction">
      <div className="wrap relative flex h-18 items-center gap-1 sm:gap-3 lg:h-22">
        <Logo />
        <Menu pathname={pathname} />
        <div className="ms-auto flex flex-none items-center gap-1 sm:gap-3 min-[75rem]:ms-0">
          <SearchLink pathname={pathname} />
          <LanguageSwitch position="header" />
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

function SearchLink({ pathname }: { pathname: string }) {
  const pack = usePack();
  const path = pack.href(SEARCH_PATH);
  return (
    // biome-ignore lint/a11y/useAnchorContent: the label names the icon in fewer bytes than a text
    <a
      href={path}
      aria-label={pack.copy('pages/search').search.label}
      aria-current={pathname === path ? 'page' : undefined}
      className="header-search icon-search"
    />
  );
}

/** In the menu on small screens, without a script. */
function SearchForm() {
  const pack = usePack();
  const { search } = useCopy('pages/search');
  return (
    <form action={pack.href(SEARCH_PATH)} className="menu-search">
      <input
        type="search"
        name="q"
        required
        aria-label={search.label}
        placeholder={search.placeholder}
        enterKeyHint="search"
      />
      <button
        type="submit"
        aria-label={pack.copy('labels').search.submit}
        className="icon-search"
      />
    </form>
  );
}

/**
 * On wide screens a row of links and of groups that open a panel (APG: disclosure navigation), on
 * others a full-screen popover; the styles are in `header.css`. Without scripts the browser alone
 * opens and closes both.
 */
function Menu({ pathname }: { pathname: string }) {
  const pack = usePack();
  const { header, labels } = useCopy('site').menus;
  return (
    <div id="menu" popover="auto" className="menu">
      <div className="menu-top">
        <Logo isLazy />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={labels.close}
          className="menu-button icon-x"
        />
      </div>
      <SearchForm />
      <nav aria-label={labels.main}>
        <ul>
          {header.map((entry) => (
            <li key={entry.title}>
              {'href' in entry ? (
                <a
                  href={entry.href}
                  aria-current={currentPage(pack, pathname, entry.href)}
                  className="menu-entry"
                >
                  {entry.title}
                </a>
              ) : (
                <MenuGroup group={entry} pathname={pathname} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu-foot">
        <HeaderAction pathname={pathname} />
        {/* With a large font size it does not fit beside the logo. */}
        <LanguageSwitch position="menu" />
        <ContactLines withMeeting={isForJobSeekers(pack, pathname)} />
      </div>
    </div>
  );
}
