import { type ReactNode, useId } from 'react';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup, type HeadingGroupProps } from '#app/ui/layout/heading-group.tsx';
import { groundClass, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';

interface SectionProps extends Partial<Omit<HeadingGroupProps, 'id' | 'className'>> {
  /** Where the section is, which determines its background and the space above. */
  place?: SectionPlace;
  /** For a section that is always at the same place. */
  background?: 'paper' | 'morning' | 'dawn' | 'deep';
  /** For links to this section. */
  id?: string;
  /** Beside the heading, at its bottom: a link, buttons or a figure. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** With a heading, it is a region of that name. */
export function Section(props: SectionProps) {
  const { background = 'paper', id, aside, className = '', children, ...others } = props;
  // Not the last section, as far as it knows.
  const { place = { background, previous: undefined, next: 'paper' }, ...group } = others;
  const { heading, ...texts } = group;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={`section ${groundClass(place)} ${[spaceAbove(place), className].filter(Boolean).join(' ')}`}
    >
      <div className="wrap">
        {heading && (
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 not-last:mb-9 not-last:lg:mb-11">
            <HeadingGroup {...texts} heading={heading} id={headingId} />
            {aside && <div className="quiet max-w-120 text-lg">{aside}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
