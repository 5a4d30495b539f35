/** Drag and drop of the items of a list, loaded only for devices with a fine pointer. */
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export type DropEdge = 'above' | 'below';

interface DraggedItem {
  /** Of the list. */
  id: string;
  index: number;
  element: HTMLElement;
  handle: HTMLElement;
  onDragged: (isDragged: boolean) => void;
  onOver: (edge: DropEdge | null) => void;
  onMove: (from: number, to: number) => void;
}

export interface ListDrag {
  /** @returns a cleanup function */
  item: (item: DraggedItem) => () => void;
}

export const listDrag: ListDrag = {
  item: ({ id, index, element, handle, onDragged, onOver, onMove }) => {
    const stopDragging = draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list: id, index }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    });
    const edgeAt = (clientY: number): DropEdge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'above' : 'below';
    };
    const stopDropping = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === id && source.data.index !== index,
      onDrag: ({ location }) => onOver(edgeAt(location.current.input.clientY)),
      onDragLeave: () => onOver(null),
      onDrop: ({ source, location }) => {
        onOver(null);
        const from = Number(source.data.index);
        const gap = index + (edgeAt(location.current.input.clientY) === 'below' ? 1 : 0);
        const to = dropPosition(from, gap);
        if (to !== from) onMove(from, to);
      },
    });
    return () => {
      stopDragging();
      stopDropping();
    };
  },
};

/** The new position of an item that is dropped between two others: at `gap`, from 0. */
export const dropPosition = (from: number, gap: number): number => (gap > from ? gap - 1 : gap);
