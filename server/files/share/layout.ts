/** The positions of the parts of a share picture. */
import type { ContainerNode, Node } from '@takumi-rs/core';
import { SHARE_SIZE } from '#contract/share-image.ts';
import type { Hour } from './share-content.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

export type Style = NonNullable<Node['style']>;

/** Pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A drawing or a photograph. */
export interface Picture {
  form: 'scene' | 'window';
  bytes: Buffer;
}

export const isDrawing = ({ bytes }: Picture) => bytes.subarray(0, 300).includes('<svg');

export interface Layout {
  /** The box for the text, and its vertical alignment there. */
  textBox: Box;
  justifyContent: 'center' | 'flex-start';
  picture: Box;
  /** Pixels of the picture's rounded corners. */
  radius: number;
}

export const MARGIN = 64;

/** Heights in pixels, from the bottom: a morning's drawing, and the ridge of a paper page. */
const SCENE = 420;
const RIDGE = 150;

export function layoutOf(hour: Hour, picture: Picture | null): Layout {
  if (picture?.form === 'window') {
    const window = { left: 596, top: 108, width: 552, height: 414 };
    const textBox = { left: MARGIN, top: 124, width: 500, height: 430 };
    return { textBox, justifyContent: 'center', picture: window, radius: 28 };
  }
  // A night's drawing and an ornament take the right side, a morning's drawing takes the bottom.
  const sky =
    !picture || hour === 'night'
      ? { width: 730, height: 400 }
      : { width: WIDTH - 2 * MARGIN, height: 240 };
  const isWhole = hour === 'night' || (picture !== null && !isDrawing(picture));
  const top = isWhole ? 0 : HEIGHT - (hour === 'paper' ? RIDGE : SCENE);
  return {
    textBox: { left: MARGIN, top: 150, ...sky },
    justifyContent: 'flex-start',
    picture: { left: 0, top, width: WIDTH, height: HEIGHT - top },
    radius: 0,
  };
}

export const positioned = (box: Box): Style => ({ position: 'absolute', ...box });

export const container = (style: Style, children: Node[] = []): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

/** A container of the full size. Its first child is at the back. */
export const fullSize = (children: Node[], style: Style = {}) =>
  container({ ...SHARE_SIZE, ...style }, children);
