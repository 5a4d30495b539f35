import { type KeyboardEvent, useRef } from 'react';
import { NavLink } from 'react-router';
import site from '#content/site.yaml';
import { MenuGroup } from './menu-group.tsx';
import { nextPlace } from './next-place.ts';
import { rowItem } from './row-item.ts';
import { useOpenMenu } from './use-open-menu.ts';

/** The main menu as a row of links and of buttons that open a panel (APG: disclosure navigation). */
export function MenuRow({ className }: { className: string }) {
  const row = useRef<HTMLUListElement>(null);
  const menu = useOpenMenu(row);
  return (
    <nav aria-label={site.menus.labels.main} className={className} onKeyDown={moveFocus}>
      <div
        aria-hidden="true"
        className={`fixed inset-0 -z-10 bg-primary-950/12 transition duration-200 ${menu.opened ? '' : 'invisible opacity-0'}`}
      />
      <ul ref={row} className="flex">
        {site.menus.header.map((entry) =>
          'href' in entry ? (
            <li key={entry.title}>
              <NavLink to={entry.href} data-place className={rowItem()}>
                {entry.title}
              </NavLink>
            </li>
          ) : (
            <MenuGroup key={entry.title} group={entry} menu={menu} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** Sideways along the row; in a panel, in any direction through its links. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const current = event.target as HTMLElement;
  const panel = current.closest('[data-panel]');
  if (!panel && /Up|Down/.test(event.key)) return;
  const places = (panel ?? event.currentTarget).querySelectorAll<HTMLElement>(
    panel ? 'a' : '[data-place]',
  );
  const at = [...places].indexOf(current);
  const to = nextPlace(event.key, at, places.length);
  if (to === null) return;
  event.preventDefault();
  const isBack = panel && event.key === 'ArrowUp' && at === 0;
  const next = isBack ? panel.previousElementSibling : places[to];
  if (next instanceof HTMLElement) next.focus();
}
