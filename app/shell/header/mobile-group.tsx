import { useLocation } from 'react-router';
import ChevronDown from '#app/ui/icons/chevron-down.ts';
import type { MenuGroup } from '#contract/site.ts';
import { isCurrent } from './is-current.ts';
import { MenuItemLink } from './menu-item-link.tsx';

/** Of the groups that share the name, the browser keeps one open at most. */
export function MobileGroup({ group: { title, items } }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const isHere = items.some(({ href }) => isCurrent(pathname, href));
  return (
    <details name="menu-group" open={isHere} className="group/accordion">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-xl font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="opacity-65 transition-transform group-open/accordion:rotate-180"
        />
      </summary>
      <ul className="-mx-3 pb-3 sm:grid sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.href}>
            <MenuItemLink item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
