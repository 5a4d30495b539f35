import type { ReactNode } from 'react';
import { marked } from '#app/ui/text/marked.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

export interface HeadingGroupProps {
  heading: ReactNode;
  /** Of the heading, whatever its size. */
  level?: 1 | 2 | 3;
  size?: 'large' | 'normal' | 'small';
  eyebrow?: ReactNode;
  lede?: ReactNode;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
  className?: string;
}

const SIZES = {
  large: 'text-4xl tracking-[-0.04em]',
  normal: 'text-3xl tracking-[-0.03em]',
  small: 'text-2xl',
} as const;

/** Eyebrow, heading and lede, as every block of a page begins. */
export function HeadingGroup(props: HeadingGroupProps) {
  const { heading, level = 2, size = 'normal', eyebrow, lede, id, className = '' } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={`max-w-180 ${className}`}>
      {eyebrow && <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>}
      <Heading id={id} className={SIZES[size]}>
        {typeof heading === 'string' ? <Unbroken text={heading} /> : heading}
      </Heading>
      {lede && (
        <p className="quiet mt-4 max-w-160 text-lg">
          {typeof lede === 'string' ? marked(lede) : lede}
        </p>
      )}
    </div>
  );
}
