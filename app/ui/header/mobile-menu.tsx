import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ContactLines } from '#app/ui/footer/contact-lines.tsx';
import { Logo } from '#app/ui/logo/logo.tsx';
import site from '#content/site.yaml';
import { MobileGroup } from './mobile-group.tsx';
import { ScheduleButton } from './schedule-button.tsx';

const ROUND = 'grid size-12 cursor-pointer place-items-center rounded-full bg-white/75';

/**
 * The main menu on the whole screen. Scripts open it as a modal dialog; without them the same
 * element is a popover, which a button opens by itself.
 */
export function MobileMenu({ className }: { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, also by the back button
  useEffect(() => dialog.current?.close(), [key]);

  function open(event: MouseEvent) {
    const menu = dialog.current;
    if (!menu || menu.matches(':popover-open')) return;
    event.preventDefault();
    for (const group of menu.querySelectorAll('details')) {
      group.open = group.querySelector('[aria-current]') !== null;
    }
    menu.showModal();
  }

  function close(event: MouseEvent) {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-haspopup="dialog"
        aria-label={site.menus.labels.open}
        onClick={open}
        className={`${ROUND} ${className}`}
      >
        <Menu aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows a link with a click */}
      <dialog
        ref={dialog}
        id="menu"
        popover="auto"
        aria-label={site.menus.labels.open}
        onClick={({ target }) => {
          // The next page may take a while; its bar would stay behind the menu.
          if (target instanceof Element && target.closest('a')) dialog.current?.close();
        }}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none -translate-y-2 overflow-y-auto overscroll-contain bg-linear-to-b from-morning to-paper to-50% text-ink opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-200 open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0"
      >
        <div className="wrap flex min-h-full flex-col">
          <div className="flex h-18 flex-none items-center justify-between">
            <Logo />
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={site.menus.labels.close}
              onClick={close}
              className={ROUND}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={site.menus.labels.main} className="py-3">
            <ul className="divide-y divide-ink/10">
              {site.menus.header.map((entry) => (
                <li key={entry.title}>
                  {'href' in entry ? (
                    <NavLink
                      to={entry.href}
                      className="relative flex min-h-14 items-center text-xl font-medium before:absolute before:inset-y-4 before:-left-3 before:w-[3px] before:rounded-full aria-[current=page]:text-primary-700 aria-[current=page]:before:bg-primary-600"
                    >
                      {entry.title}
                    </NavLink>
                  ) : (
                    <MobileGroup group={entry} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto grid gap-3 border-t border-ink/10 py-5">
            <ScheduleButton className="w-full sm:w-auto sm:justify-self-start" />
            <ContactLines />
          </div>
        </div>
      </dialog>
    </>
  );
}
