import { unseen } from '#app/styles/first-screen.ts';
import type { MenuItem as Item } from '#contract/site.ts';

interface MenuItemProps {
  item: Item;
  current: 'page' | undefined;
}

/** A page in a menu: its icon on a small picture, the title and what awaits there. */
export function MenuItem({ item: { href, icon, title, description }, current }: MenuItemProps) {
  return unseen(() => (
    <li>
      <a href={href} aria-current={current}>
        <i className={`icon-${icon}`} /> {title} <small>{description}</small>
      </a>
    </li>
  ));
}
