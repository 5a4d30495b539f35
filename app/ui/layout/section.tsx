import { type ReactNode, useId } from 'react';
import { HeadingGroup, type HeadingGroupProps } from '#app/ui/layout/heading-group.tsx';

const BACKGROUNDS = {
  paper: '',
  morning: 'ground-morning',
  dawn: 'ground-dawn',
  deep: 'on-night ground-deep',
} as const;

interface SectionProps extends Partial<Omit<HeadingGroupProps, 'id' | 'className'>> {
  background?: keyof typeof BACKGROUNDS;
  /** For links to this section. */
  id?: string;
  /** Beside the heading, at its bottom: a link, buttons or a figure. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** With a heading, it is a region of that name. */
export function Section(props: SectionProps) {
  const { background = 'paper', id, aside, className = '', children, ...group } = props;
  const { heading, ...texts } = group;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={`section ${BACKGROUNDS[background]} ${className}`}
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
