import type { ComponentProps } from 'react';
import ArrowRight from '#app/ui/icons/arrow-right.ts';

/** 'Read the full story →': leads on to a page of this site. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`arrow-link ${className}`} {...rest}>
      {children}
      <ArrowRight size={18} />
    </a>
  );
}
