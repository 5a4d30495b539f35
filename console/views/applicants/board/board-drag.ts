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
    applicant: ApplicantSummary,
    onDragged: (isDragged: boolean) => void,
  ) => () => void;
  column: (element: HTMLElement, stageId: string, onOver: (isOver: boolean) => void) => () => void;
}

const isApplicant = (
  data: Record<string | symbol, unknown>,
): data is { applicant: ApplicantSummary } => 'applicant' in data;

export const boardDrag: Drag = {
  card: (element, applicant, onDragged) =>
    draggable({
      element,
      getInitialData: () => ({ applicant }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
  column: (element, stageId, onOver) =>
    dropTargetForElements({
      element,
      getData: () => ({ stageId }),
      canDrop: ({ source }) => isApplicant(source.data) && source.data.applicant.stage !== stageId,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: () => onOver(false),
    }),
};

export const watchDrops = (onDrop: (applicant: ApplicantSummary, stageId: string) => void) =>
  monitorForElements({
    onDrop: ({ source, location }) => {
      const stageId = location.current.dropTargets[0]?.data.stageId;
      if (isApplicant(source.data) && typeof stageId === 'string')
        onDrop(source.data.applicant, stageId);
    },
  });
