import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ContactLines } from '#app/shell/footer/contact-lines.tsx';
import { lockPage } from '#app/ui/dialog/lock-page.ts';
import Menu from '#app/ui/icons/menu.ts';
import X from '#app/ui/icons/x.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import site from '#content/site.yaml';
import { MobileEntries } from './mobile-entries.tsx';
import { ScheduleButton } from './schedule-button.tsx';

const ROUND = 'grid size-12 cursor-pointer place-items-center rounded-full bg-white/75';

/**
 * The main menu on the whole screen. Scripts open it as a modal dialog; without them the same
 * element is a popover, which a button opens by itself.
 */
export function MobileMenu({ className }: { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const unlockPage = useRef<() => void>(undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, also by the back button
  useEffect(() => () => hide(dialog.current), [key]);

  function open(event: MouseEvent) {
    const menu = dialog.current;
    if (!menu || menu.matches(':popover-open')) return;
    event.preventDefault();
    for (const group of menu.querySelectorAll('details')) {
      group.open = group.querySelector('[aria-current]') !== null;
    }
    menu.showModal();
    unlockPage.current = lockPage();
  }

  function close(event: MouseEvent) {
    event.preventDefault();
    hide(dialog.current);
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
        onClose={() => unlockPage.current?.()}
        onClick={({ target }) => {
          // The next page may take a while; its bar would stay behind the menu.
          if (target instanceof Element && target.closest('a')) hide(dialog.current);
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
          <MobileEntries />
          <div className="mt-auto grid gap-3 border-t border-ink/10 py-5">
            <ScheduleButton className="w-full sm:w-auto sm:justify-self-start" />
            <ContactLines />
          </div>
        </div>
      </dialog>
    </>
  );
}

/** Also what was opened as a popover, before the scripts had come. */
function hide(menu: HTMLDialogElement | null) {
  menu?.close();
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
