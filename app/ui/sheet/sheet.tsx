import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SheetFrame } from '#contract/sheet.ts';

interface SheetProps {
  copy: SheetFrame;
  /** The contents, below title and facts. */
  children: ReactNode;
}

/** A sample document, set as a sheet of paper. Its title is a heading of the third level. */
export function Sheet({ copy, children }: SheetProps) {
  const { sample, kind, title, facts, foot } = copy;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="@container break-inside-avoid rounded-lg border border-hairline bg-white text-ink shadow-float print:shadow-none"
    >
      <header className="border-b-3 border-ink px-5 pt-5 pb-4 @xl:px-9 @xl:pt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm font-medium text-ink-600">{kind}</p>
          <p className="inline-flex items-center gap-1.5 rounded-full border border-secondary-600 px-3 py-0.5 text-xs font-medium text-secondary-700">
            <Icon name="info" size={14} />
            {sample}
          </p>
        </div>
        <h3 id={id} className="mt-4 text-2xl @xl:max-w-4/5">
          {title}
        </h3>
      </header>
      <dl className="grid grid-cols-2 border-b border-hairline text-sm @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none">
        {facts.map((fact) => (
          <div key={fact.title} className="px-5 py-3 @xl:px-4 @xl:first:ps-9 @xl:last:pe-9">
            <dt className="text-ink-600">{fact.title}</dt>
            <dd className="font-medium">{fact.text}</dd>
          </div>
        ))}
      </dl>
      <div className="px-5 py-6 @xl:px-9 @xl:py-8">{children}</div>
      <footer className="border-t border-hairline px-5 py-3 text-xs text-ink-600 @xl:px-9">
        {foot}
      </footer>
    </article>
  );
}
