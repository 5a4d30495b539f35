import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';

/** 'Read the full story →': leads on to a page of this site. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`arrow-link ${className}`} {...rest}>
      {children}
      <Icon name="arrow-right" size={18} />
    </a>
  );
}
