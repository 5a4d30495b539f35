import { useEffect, useRef, useState } from 'react';
import type { ApplicantHead } from '#contract/console/applicants.ts';
import type { Drag } from './board-drag.ts';

type Drop = (head: ApplicantHead, stageId: string) => void;

export function useDrag(isOn: boolean, onDrop: Drop): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!isOn || !matchMedia('(pointer: fine)').matches) return;
    let end: (() => void) | undefined;
    let isGone = false;
    // Without it cards are moved by keys and by their menu.
    import('./board-drag.ts').then(
      ({ boardDrag, watchDrops }) => {
        if (isGone) return;
        end = watchDrops((head, stageId) => latest.current(head, stageId));
        setDrag(boardDrag);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
      setDrag(null);
    };
  }, [isOn]);
  return drag;
}
