import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { settings } from '#console/settings.ts';

interface PageProps {
  /** Heading and document title. */
  title: string;
  lead?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Keeps the actions beside the heading on phones too, for icon-only actions. */
  isOneLine?: boolean;
  /** Full width, for lists and boards. */
  isWide?: boolean;
}

/** Path of the last focused heading. The browser handles the focus of the first page itself. */
let lastFocusedPath: string | undefined;
/**
 * Path whose heading was focused, so that a heading that replaces it on the same path is focused
 * too.
 */
let movedFocusPath: string | undefined;

/** A view. Its heading gets the focus when the path changes. */
export function Page({ title, lead, note, actions, children, ...classes }: PageProps) {
  const { isWide = false, isOneLine = false } = classes;
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${settings.brand.name}`;
  }, [title]);
  useEffect(() => {
    // A view that was opened at one of its fields has focused this field.
    const hasFocus = heading.current
      ?.closest('header')
      ?.parentElement?.contains(document.activeElement);
    const isNew = lastFocusedPath !== undefined && lastFocusedPath !== pathname && !hasFocus;
    const isAgain = movedFocusPath === pathname && document.activeElement === document.body;
    if (isNew || isAgain) {
      heading.current?.focus({ preventScroll: true });
      movedFocusPath = pathname;
    }
    lastFocusedPath = pathname;
  }, [pathname]);
  return (
    <div className={isWide ? 'w-full' : 'w-full max-w-200'}>
      <header
        className={`flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 ${isOneLine ? 'max-sm:flex-nowrap max-sm:gap-x-1.5 max-sm:py-1.5' : ''}`}
      >
        {lead}
        <div className={isOneLine ? 'min-w-0 max-sm:grid max-sm:gap-0.5 sm:contents' : 'contents'}>
          <h1
            ref={heading}
            tabIndex={-1}
            className={`min-w-0 text-xl wrap-anywhere ${isOneLine ? 'max-sm:line-clamp-2 max-sm:text-lg' : ''}`}
          >
            {title}
          </h1>
          {note && <span className="text-sm text-quiet">{note}</span>}
        </div>
        {actions && (
          <div
            className={`no-print ml-auto flex gap-2 ${isOneLine ? 'flex-none max-sm:gap-0' : 'flex-wrap'}`}
          >
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
