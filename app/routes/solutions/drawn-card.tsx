import type { ReactNode } from 'react';
import { Drawing } from '#app/ui/media/drawing.tsx';

interface DrawnCardProps {
  title: string;
  drawing: string;
  children: ReactNode;
}

/** A card with a drawing, beside the words where there is room. */
export function DrawnCard({ title, drawing, children }: DrawnCardProps) {
  return (
    <div className="card h-full noscript:h-auto gap-x-8 gap-y-6 p-5 @2xl:grid @2xl:grid-cols-2 @2xl:items-center sm:p-7">
      <Drawing src={drawing} />
      <div className="@2xl:py-2">
        <h3 className="text-2xl">{title}</h3>
        {children}
      </div>
    </div>
  );
}
