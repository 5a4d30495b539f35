import type { ReactNode } from 'react';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { SECTION_MARGIN } from '#app/ui/navigation/table-of-contents.tsx';

interface SheetBandProps {
  copy: { id: string; eyebrow?: string | undefined; title: string; lede?: string | undefined };
  /** The sheet. */
  children: ReactNode;
}

/** A section with a sheet of paper beside its heading. */
export function SheetBand({ copy, children }: SheetBandProps) {
  const { id, eyebrow, title, lede } = copy;
  return (
    <section aria-labelledby={id} className="section ground-morning">
      <div className="wrap grid items-start gap-x-14 gap-y-9 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <HeadingGroup
          id={id}
          eyebrow={eyebrow}
          heading={title}
          lede={lede}
          className={`${SECTION_MARGIN} lg:sticky lg:top-12`}
        />
        {children}
      </div>
    </section>
  );
}
