import type { ReactNode } from 'react';
import { markNativeWords } from '#app/ui/text/mark-native-words.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

export interface HeadingGroupProps {
  heading: ReactNode;
  size?: keyof typeof SIZES;
  eyebrow?: ReactNode;
  lede?: ReactNode;
  /** ID of the heading, for `aria-labelledby`. */
  id?: string;
  className?: string;
}

const SIZES = {
  large: 'text-4xl tracking-[-0.04em]',
  normal: 'text-3xl tracking-[-0.03em]',
} as const;

/** Eyebrow, heading and lede of a section. */
export function HeadingGroup(props: HeadingGroupProps) {
  const { heading, size = 'normal', eyebrow, lede, id, className = '' } = props;
  return (
    <div className={`max-w-180 ${className}`}>
      {eyebrow && <p className="mb-3.5 font-medium text-(--mark)">{eyebrow}</p>}
      <h2 id={id} className={SIZES[size]}>
        {typeof heading === 'string' ? <Unbroken text={heading} /> : heading}
      </h2>
      {lede && (
        <p className="quiet mt-4 max-w-160 text-lg">
          {typeof lede === 'string' ? markNativeWords(lede) : lede}
        </p>
      )}
    </div>
  );
}
