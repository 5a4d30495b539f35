import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#console/ui/icon-button.tsx';

/** Widths of a page in percent of its room. */
const ZOOMS = [50, 75, 100, 150, 200, 300] as const;
const FITS = ZOOMS.indexOf(100);

/** Zooms around the middle of the view, so that the reader keeps the place. */
export function usePageZoom() {
  const [index, setIndex] = useState(FITS);
  const view = useRef<HTMLElement>(null);
  function zoomTo(next: number) {
    const element = view.current;
    if (!element) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    const y = (element.scrollTop + element.clientHeight / 2) / element.scrollHeight;
    flushSync(() => setIndex(next));
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }
  return { view, width: `${ZOOMS[index]}%`, zoomTo, index };
}

/** Its buttons; narrow screens have no room for the number. */
export function ZoomButtons({ zoomTo, index, width }: ReturnType<typeof usePageZoom>) {
  return (
    <>
      <IconButton
        icon="minus"
        label="Smaller"
        disabled={index === 0}
        onClick={() => zoomTo(index - 1)}
      />
      <output className="w-11 text-center text-xs text-quiet tabular-nums max-sm:sr-only">
        {width}
      </output>
      <IconButton
        icon="plus"
        label="Larger"
        disabled={index === ZOOMS.length - 1}
        onClick={() => zoomTo(index + 1)}
      />
    </>
  );
}
