import type { ApplicantHead } from '#contract/console/applicants.ts';

/** What makes cards movable by pointer; fetched where there is one. */
export interface Drag {
  /** @returns what ends it */
  card: (
    element: HTMLElement,
    head: ApplicantHead,
    onDragged: (isDragged: boolean) => void,
  ) => () => void;
  column: (element: HTMLElement, stageId: string, onOver: (isOver: boolean) => void) => () => void;
}
