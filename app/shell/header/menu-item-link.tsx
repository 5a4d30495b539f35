import { NavLink } from 'react-router';
import { hourTile } from '#app/ui/job-card/hour-tile.ts';
import type { MenuItem } from '#contract/site.ts';

/** A page in a menu: a small picture with its icon, the title and what awaits there. */
export function MenuItemLink({ item }: { item: MenuItem }) {
  return (
    <NavLink
      to={item.href}
      className="relative flex min-h-17 items-center gap-3.5 rounded-2xl px-3 py-1.5 min-[75rem]:min-h-21 transition-colors before:absolute before:inset-y-5 before:left-0 before:w-[3px] before:rounded-full hover:bg-primary-50 aria-[current=page]:bg-primary-50 aria-[current=page]:before:bg-primary-600"
    >
      <span className="relative size-14 flex-none overflow-hidden rounded-2xl bg-primary-100">
        <img
          src={hourTile(item.icon)}
          alt=""
          loading="lazy"
          width={56}
          height={56}
          className="size-full"
        />
        <span className="absolute inset-2.5 grid place-items-center rounded-full bg-white text-primary-700">
          <svg
            aria-hidden="true"
            className="size-5 fill-none stroke-current stroke-2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <use href={`#menu-${item.icon}`} />
          </svg>
        </span>
      </span>
      <span>
        <span className="block leading-[1.3] font-medium">{item.title}</span>
        <span className="mt-0.5 block text-[0.875rem] leading-[1.35] text-ink-600">
          {item.description}
        </span>
      </span>
    </NavLink>
  );
}
