import type { ReactNode } from 'react';
import { useLocale } from '#app/language/use-locale.ts';

interface FormSectionProps {
  /** Counted from 1. */
  position: number;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

export function FormSection({ position, title, text, children }: FormSectionProps) {
  const { format } = useLocale();
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-5 sm:p-8">
      <div className="mb-5 grid grid-cols-[auto_1fr] items-center gap-x-3.5 sm:mb-6.5">
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-primary-100 text-sm font-bold text-primary-800"
        >
          {format.sum(position)}
        </span>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="col-start-2 text-sm text-ink-600">{text}</p>}
      </div>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
    </section>
  );
}
