import type { ComponentProps, ReactNode } from 'react';
import { SideList } from './side-list.tsx';

interface BesideListProps {
  list: ComponentProps<typeof SideList>;
  children: ReactNode;
}

/**
 * The list is beside the text from 1000 px on, and above it on narrower screens. A list with only the
 * page itself is left out.
 */
export function PageWithSideList({ list, children }: BesideListProps) {
  const isAlone = list.items.every(({ href }) => href === list.current);
  if (isAlone) {
    return <div className="wrap max-w-240 pt-8 pb-18 lg:pt-18 lg:pb-28">{children}</div>;
  }
  return (
    <div className="wrap grid gap-x-12 gap-y-10 pt-8 pb-18 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-18 lg:pb-28 xl:gap-x-18">
      <SideList {...list} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
