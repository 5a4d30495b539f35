import { useEffect, useRef, useState } from 'react';
import { clampIndex, indexToShow, lastIndex } from './slider-positions.ts';

/** Milliseconds without a change of the window's width before it counts. */
const SETTLED = 250;

/** Where the slider stands. The style sheet moves it, by `--index` on the element of `root`. */
export function useSlider(columns: number) {
  const root = useRef<HTMLElement>(null);
  const [{ index, visible }, setPosition] = useState({ index: 0, visible: 3 });
  const last = lastIndex(columns, visible);

  useEffect(() => {
    root.current?.style.setProperty('--index', String(index));
  }, [index]);

  // Until now it was a row that scrolls by itself.
  useEffect(() => {
    if (root.current) root.current.dataset.live = '';
  }, []);

  useEffect(() => {
    const measure = () =>
      setPosition((was) => {
        const visible = root.current ? visibleColumns(root.current) : was.visible;
        return { visible, index: clampIndex(was.index, lastIndex(columns, visible)) };
      });
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    };
    measure();
    window.addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', settle);
    };
  }, [columns]);

  return {
    root,
    index,
    last,
    move(by: 1 | -1) {
      setPosition((was) => ({ ...was, index: clampIndex(was.index + by, last) }));
    },
    /** Moves no further than the column needs to be in view. */
    show(column: number) {
      setPosition((was) => ({ ...was, index: indexToShow(column, was.index, was.visible) }));
    },
  };
}

/** What the style sheet says of the window's width. */
function visibleColumns(slider: HTMLElement): number {
  return Number(getComputedStyle(slider).getPropertyValue('--visible'));
}
