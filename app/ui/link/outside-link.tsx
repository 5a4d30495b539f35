import type { ComponentProps } from 'react';
import { useCopy } from '#app/pack-context.ts';
import ArrowUpRight from '#app/ui/icons/arrow-up-right.ts';

/** Leads to another site, in a new tab, and says so. */
export function OutsideLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  const words = useCopy('words');
  return (
    <a className={`arrow-link ${className}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <ArrowUpRight size={18} />
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}
