import type { ComponentProps, ReactNode } from 'react';
import { SideList } from './side-list.tsx';

interface BesideListProps {
  list: ComponentProps<typeof SideList>;
  children: ReactNode;
}

/** The list is beside the text from 1000 px on, and above it on narrower screens. */
export function PageWithSideList({ list, children }: BesideListProps) {
  return (
    <div className="wrap grid gap-x-12 gap-y-10 pt-8 pb-18 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-18 lg:pb-28 xl:gap-x-18">
      <SideList {...list} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
