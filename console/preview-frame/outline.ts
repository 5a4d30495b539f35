/** The box around the chosen element, with its toolbar. */
import type { PageTool, ToolGroup } from '#contract/preview-messages.ts';
import { COLOR, styled } from './styled.ts';
import { createToolbar } from './toolbar.ts';

/** Pixels between the element and the box. */
const GAP = 4;

/** Space that the toolbar needs above an element. */
const ABOVE = 64;

/** An island is `display: contents`: only its content has a box. */
function boxOf(element: Element): DOMRect {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export interface Outline {
  /** @param link a link around the element, which a button follows */
  show(element: Element, link: HTMLAnchorElement | null): void;
  hide(): void;
  /** Follows its element, whose text or surroundings have changed. */
  place(): void;
  /** The element, if the box is visible. */
  shown(): Element | undefined;
  setTools(groups: readonly ToolGroup[]): void;
  focusTool(tool?: PageTool): boolean;
  hasTool(tool: PageTool): boolean;
  /** Tells if a node is part of the box. */
  owns(node: Node): boolean;
}

interface Receiver {
  follow(link: HTMLAnchorElement): void;
  use(tool: PageTool, element: Element): void;
  /** The toolbar was left by a key. */
  leave(element: Element): void;
}

export function createOutline(document: Document, { follow, use, leave }: Receiver): Outline {
  let shown: { element: Element; link: HTMLAnchorElement | null } | undefined;
  const box = styled(document, 'div', {
    position: 'fixed',
    'box-sizing': 'border-box',
    'z-index': '2147483647',
    border: `2px solid ${COLOR}`,
    'border-radius': '6px',
    'box-shadow': '0 0 0 1px #fff',
    'pointer-events': 'none',
  });
  const toolbar = createToolbar(document, {
    follow: () => shown?.link && follow(shown.link),
    use: (tool) => shown && use(tool, shown.element),
    leave: () => shown && leave(shown.element),
  });
  box.append(toolbar.element);

  const place = () => {
    if (!shown) return;
    const { top, left, width, height } = boxOf(shown.element);
    // An element of a closed menu, or of a frame that is hidden for now.
    const isVisible = width > 0 || height > 0;
    box.style.visibility = isVisible ? 'visible' : 'hidden';
    if (!isVisible) return;
    box.style.top = `${top - GAP}px`;
    box.style.left = `${left - GAP}px`;
    box.style.width = `${width + 2 * GAP}px`;
    box.style.height = `${height + 2 * GAP}px`;
    const { style } = toolbar.element;
    const { clientWidth } = document.documentElement;
    // Above the box, or below it at the top of the window, and never beyond the right edge.
    const isAbove = top > ABOVE;
    style.top = isAbove ? 'auto' : '100%';
    style.bottom = isAbove ? '100%' : 'auto';
    const overflow = left + toolbar.element.offsetWidth + GAP - clientWidth;
    style.left = `${Math.min(-2, -overflow)}px`;
  };
  const resized = new ResizeObserver(place);
  resized.observe(document.body);
  for (const type of ['scroll', 'resize']) {
    document.defaultView?.addEventListener(type, place, { capture: true, passive: true });
  }
  return {
    show(element, link) {
      if (shown) resized.unobserve(shown.element);
      shown = { element, link };
      resized.observe(element);
      toolbar.fill(link !== null, []);
      document.documentElement.append(box);
      place();
    },
    hide() {
      if (shown) resized.unobserve(shown.element);
      shown = undefined;
      box.remove();
    },
    place,
    shown: () => shown?.element,
    setTools(groups) {
      if (!shown) return;
      toolbar.fill(shown.link !== null, groups);
      place();
    },
    focusTool: toolbar.focus,
    hasTool: toolbar.has,
    owns: (node) => box.contains(node),
  };
}
