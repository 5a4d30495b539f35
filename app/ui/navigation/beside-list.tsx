import type { ComponentProps, ReactNode } from 'react';
import { SideList } from './side-list.tsx';

interface BesideListProps {
  /** The pages of this kind. */
  list: ComponentProps<typeof SideList>;
  children: ReactNode;
}

/** A page's text, with the list of its kind beside it from 1000 px on and above it below. */
export function BesideList({ list, children }: BesideListProps) {
  return (
    <div className="wrap grid gap-x-12 gap-y-10 pt-8 pb-18 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-18 lg:pb-28 xl:gap-x-18">
      <SideList {...list} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
