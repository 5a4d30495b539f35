import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  count?: number;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** No padding, for lists. */
  isFlush?: boolean;
}

export function Panel({ title, count, note, actions, children, isFlush = false }: PanelProps) {
  return (
    <section className="min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card">
      {(title || actions) && (
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3.5 pb-2">
          <div className="min-w-0 flex-[1_1_14rem]">
            {title && (
              <h2 className="text-lg">
                {title}
                {count !== undefined && (
                  <span className="ml-2 font-sans text-sm font-normal tracking-normal text-quiet">
                    {count}
                  </span>
                )}
              </h2>
            )}
            {note && <p className="text-sm text-quiet">{note}</p>}
          </div>
          {actions && <div className="no-print flex flex-none gap-2">{actions}</div>}
        </header>
      )}
      <div className={isFlush ? '' : `px-4 pb-4 empty:pb-1.5 ${title ? '' : 'pt-4'}`}>
        {children}
      </div>
    </section>
  );
}
