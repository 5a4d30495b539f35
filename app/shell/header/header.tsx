import { useRouteError } from 'react-router';
import { usePageHandle } from '#app/shell/use-page-handle.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import { MenuRow } from './menu-row.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ScheduleButton } from './schedule-button.tsx';

/** Lies over the sky of the page's hero, so every page starts with one. */
export function Header() {
  const { headerTheme } = usePageHandle();
  const error = useRouteError();
  // What stands there instead of a page that failed or was not found is a morning.
  const isNight = headerTheme === 'night' && !error;
  return (
    <header data-hour={isNight ? 'night' : undefined} className="absolute inset-x-0 top-0 z-20">
      <div className="wrap relative flex h-18 items-center gap-3 lg:h-22">
        <Logo />
        <MenuRow className="mr-auto hidden min-[75rem]:block" />
        <ScheduleButton className="ml-auto max-sm:hidden min-[75rem]:ml-0" />
        <MobileMenu className="max-sm:ml-auto min-[75rem]:hidden" />
      </div>
    </header>
  );
}
