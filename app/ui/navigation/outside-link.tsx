import type { ComponentProps } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** Leads to another site, in a new tab, and says so. */
export function OutsideLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  const words = useCopy('words');
  return (
    <a className={`arrow-link ${className}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon name="arrow-up-right" size={18} />
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}
