import { useRef } from 'react';
import { pictureUrl } from '#console/views/media/media-facts.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { FOCUS_STEP, roundFocus } from '#contract/picture-frames.ts';

export interface Point {
  /** Percent. */
  x: number;
  y: number;
}

export const CENTER: Point = { x: 50, y: 50 };

interface FocalPointProps {
  item: MediaItem;
  value: Point;
  onChange: (point: Point) => void;
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-FOCUS_STEP, 0],
  ArrowRight: [FOCUS_STEP, 0],
  ArrowUp: [0, -FOCUS_STEP],
  ArrowDown: [0, FOCUS_STEP],
};

/** The picture with a handle on its focal point, for a pointer and for the arrow keys. */
export function FocalPoint({ item, value, onChange }: FocalPointProps) {
  const picture = useRef<HTMLDivElement>(null);
  function follow({ clientX, clientY }: React.MouseEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    const x = clamp((100 * (clientX - box.left)) / box.width);
    const y = clamp((100 * (clientY - box.top)) / box.height);
    onChange(roundFocus({ x, y }));
  }
  return (
    <div className="grid place-items-center rounded-inner bg-sunken">
      {/* biome-ignore lint/a11y: the handle does the same by keyboard */}
      <div ref={picture} className="relative cursor-crosshair" onClick={follow}>
        <img
          src={pictureUrl(item, 'large') ?? ''}
          alt={`Preview of ${item.title}`}
          width={item.width ?? undefined}
          height={item.height ?? undefined}
          draggable={false}
          className="h-auto max-h-[60dvh] w-auto max-w-full rounded-inner select-none"
        />
        <button
          type="button"
          aria-label={`Focal point: ${value.x}% from the left, ${value.y}% from the top. Move it with the arrow keys`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (!step) return;
            event.preventDefault();
            onChange({ x: clamp(value.x + step[0]), y: clamp(value.y + step[1]) });
          }}
          className="absolute size-9 -translate-1/2 cursor-grab touch-none rounded-full border-2 border-white bg-[rgb(4_16_30/35%)] shadow-float outline-offset-2 after:absolute after:top-1/2 after:left-1/2 after:size-1.5 after:-translate-1/2 after:rounded-full after:bg-white"
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
        />
      </div>
    </div>
  );
}
