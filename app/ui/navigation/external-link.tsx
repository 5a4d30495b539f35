import type { ComponentProps } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** A link to another site in a new tab, which its accessible name says. */
export function ExternalLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  const labels = useCopy('labels');
  return (
    <a className={`arrow-link ${className}`} target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon name="arrow-up-right" size={18} />
      <span className="sr-only">{labels.newTab}</span>
    </a>
  );
}
