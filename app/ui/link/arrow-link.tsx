import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** 'Read the full story →': leads on to a page of this site. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link className={`arrow-link ${className}`} {...rest}>
      {children}
      <ArrowRight size={18} aria-hidden="true" />
    </Link>
  );
}
