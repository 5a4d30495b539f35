import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { settings } from '#console/settings.ts';

interface PageProps {
  /** The heading, and what the tab is called. */
  title: string;
  lead?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** The actions stay beside the heading on a phone too: they are icons alone. */
  isOneLine?: boolean;
  /** The whole width, for lists and boards; text and forms are narrower. */
  isWide?: boolean;
}

/** The path whose heading had the focus last; what was opened first has it by itself. */
let focused: string | undefined;
/** The path whose heading was given the focus: a second one that takes its place there gets it too. */
let given: string | undefined;

/** A view: its heading takes the focus when one comes to it from another. */
export function Page({ title, lead, note, actions, children, ...look }: PageProps) {
  const { isWide = false, isOneLine = false } = look;
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${settings.brand.name}`;
  }, [title]);
  useEffect(() => {
    const isNew = focused !== undefined && focused !== pathname;
    const isAgain = given === pathname && document.activeElement === document.body;
    if (isNew || isAgain) {
      heading.current?.focus({ preventScroll: true });
      given = pathname;
    }
    focused = pathname;
  }, [pathname]);
  return (
    <div className={isWide ? 'w-full' : 'w-full max-w-200'}>
      <header
        className={`flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 ${isOneLine ? 'max-sm:flex-nowrap max-sm:gap-x-1.5 max-sm:py-1.5' : ''}`}
      >
        {lead}
        <h1
          ref={heading}
          tabIndex={-1}
          className={`min-w-0 text-xl wrap-anywhere ${isOneLine ? 'max-sm:line-clamp-2 max-sm:text-lg' : ''}`}
        >
          {title}
        </h1>
        {note && <span className="text-sm text-quiet">{note}</span>}
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
