import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps } from 'react';
import words from '#content/words.yaml';

/** Leads to another site, in a new tab, and says so. */
export function OutsideLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`arrow-link ${className}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <ArrowUpRight size={18} aria-hidden="true" />
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}
