import { Drawing } from '#app/ui/media/drawing.tsx';

/** A drawing as wide as the column, cut to the shape of a screen. */
export function WideDrawing({ src }: { src: string }) {
  return (
    <div className="mt-10 aspect-video overflow-hidden rounded-panel">
      <Drawing src={src} className="h-full" />
    </div>
  );
}
