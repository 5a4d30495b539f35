import type { ReactNode } from 'react';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { groundClass } from '#app/ui/layout/section-backgrounds.ts';
import { SECTION_MARGIN } from '#app/ui/navigation/table-of-contents.tsx';

interface SheetBandProps {
  copy: { id: string; eyebrow?: string | undefined; title: string; lede?: string | undefined };
  place?: Pick<SectionPlace, 'background' | 'next'>;
  /** The sheet. */
  children: ReactNode;
}

/** Where it is on a page whose sections have fixed places. */
const FIXED = { background: 'morning', next: 'night' } as const;

/** A section with a sheet of paper beside its heading. */
export function SheetBand({ copy, place = FIXED, children }: SheetBandProps) {
  const { id, eyebrow, title, lede } = copy;
  return (
    <section aria-labelledby={id} className={`section ${groundClass(place)}`}>
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
