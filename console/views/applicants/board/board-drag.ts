import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantSummary } from '#contract/console/applicants.ts';

/** Drag and drop, loaded only for devices with a fine pointer. */
export interface Drag {
  /** @returns a cleanup function */
  card: (
    element: HTMLElement,
    head: ApplicantSummary,
    onDragged: (isDragged: boolean) => void,
  ) => () => void;
  column: (element: HTMLElement, stageId: string, onOver: (isOver: boolean) => void) => () => void;
}

const isHead = (data: Record<string | symbol, unknown>): data is { head: ApplicantSummary } =>
  'head' in data;

export const boardDrag: Drag = {
  card: (element, head, onDragged) =>
    draggable({
      element,
      getInitialData: () => ({ head }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
  column: (element, stageId, onOver) =>
    dropTargetForElements({
      element,
      getData: () => ({ stageId }),
      canDrop: ({ source }) => isHead(source.data) && source.data.head.stage !== stageId,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: () => onOver(false),
    }),
};

export const watchDrops = (onDrop: (head: ApplicantSummary, stageId: string) => void) =>
  monitorForElements({
    onDrop: ({ source, location }) => {
      const stageId = location.current.dropTargets[0]?.data.stageId;
      if (isHead(source.data) && typeof stageId === 'string') onDrop(source.data.head, stageId);
    },
  });
