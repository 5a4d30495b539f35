import Menu from 'lucide-react/icons/menu';
import type { MouseEvent, MouseEventHandler } from 'react';
import { NavLink } from 'react-router';
import { OutsideButton } from '#app/ui/button/button.tsx';
import { Logo } from '#app/ui/logo/logo.tsx';
import site from '#content/site.yaml';

/** Lies over the sky of the page's hero, so every page starts with one. */
export function Header() {
  return (
    <header className="absolute inset-x-0 top-0 z-20">
      <div className="wrap flex h-18 items-center gap-6 lg:h-22">
        <Logo />
        <nav aria-label="Main" className="mx-auto hidden md:block">
          <MenuLinks className="flex gap-1" />
        </nav>
        <div className="hidden md:block">
          <ScheduleButton />
        </div>
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Menu"
          className="ml-auto grid size-12 cursor-pointer place-items-center rounded-full bg-white/75 md:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
        <div
          id="menu"
          popover="auto"
          className="inset-x-4 inset-y-auto top-20 m-0 w-auto rounded-panel bg-white p-5 shadow-float backdrop:bg-primary-950/20"
        >
          <nav aria-label="Main">
            <MenuLinks className="mb-4 grid gap-1" onFollow={closeMenu} />
          </nav>
          <ScheduleButton className="w-full" />
        </div>
      </div>
    </header>
  );
}

/** The page changes without being loaded anew, so the menu would stay open over it. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

interface MenuLinksProps {
  className: string;
  onFollow?: MouseEventHandler<HTMLElement>;
}

function MenuLinks({ className, onFollow }: MenuLinksProps) {
  return (
    <ul className={className}>
      {site.menus.header
        .map((entry) => ('href' in entry ? entry : entry.items[0]))
        .flatMap((link) => link ?? [])
        .map(({ title, href }) => (
          <li key={href}>
            <NavLink
              to={href}
              onClick={onFollow}
              className="flex min-h-11 items-center rounded-full px-3.5 font-medium hover:bg-primary-50/60 aria-[current=page]:bg-primary-50/80"
            >
              {title}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}

function ScheduleButton({ className }: { className?: string }) {
  return (
    <OutsideButton href={site.schedulingUrl} tone="ink" size="small" className={className}>
      Schedule a Meeting
    </OutsideButton>
  );
}
