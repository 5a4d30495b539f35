import { useCopy, usePack } from '#app/pack-context.ts';
import { ContactLines } from '#app/shell/contact-lines.tsx';
import { currentPage } from '#app/shell/is-current.ts';
import { Logo } from '#app/ui/media/logo.tsx';
import { HeaderAction, isForJobSeekers } from './header-action.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuGroup } from './menu-group.tsx';

/**
 * The main menu: on wide screens a row of links and of groups that open a panel (APG: disclosure
 * navigation), on others a popover on the whole screen. How each looks is in `header.css`; without
 * scripts the browser alone opens and closes both.
 */
export function Menu({ pathname }: { pathname: string }) {
  const pack = usePack();
  const site = useCopy('site');
  const { header, labels } = site.menus;
  return (
    <div id="menu" popover="auto" className="menu">
      <div className="menu-top">
        <Logo isLater />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={labels.close}
          className="menu-button icon-x"
        />
      </div>
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
        {/* Where letters are large there is no room for it beside the logo. */}
        <LanguageSwitch className="min-[22rem]:hidden" />
        <ContactLines withMeeting={isForJobSeekers(pack, pathname)} />
      </div>
    </div>
  );
}
