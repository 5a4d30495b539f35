import { iconUrl } from '#app/ui/icons/icon.ts';
import type { MenuItem as Item } from '#contract/site.ts';

interface MenuItemProps {
  item: Item;
  current: 'page' | undefined;
}

/** A page in a menu: its icon on a small picture, the title and what awaits there. */
export function MenuItem({ item, current }: MenuItemProps) {
  return (
    <li>
      <a href={item.href} aria-current={current}>
        <svg aria-hidden="true">
          <use href={iconUrl(item.icon)} />
        </svg>
        {item.title} <small>{item.description}</small>
      </a>
    </li>
  );
}
