/** The box around the chosen element, and its button for links. */

const COLOR = '#2563eb';
/** Pixels between the element and the box. */
const GAP = 4;

/** Properties are set one by one, because the policy of the page refuses `style` attributes. */
function styled<Name extends 'div' | 'button'>(
  document: Document,
  name: Name,
  styles: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(styles)) {
    element.style.setProperty(property, value);
  }
  return element;
}

/** An island has no box of its own, only its content has. */
function boxOf(element: Element): DOMRect {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export interface Outline {
  /** @param link a link around the element, which the button follows */
  show(element: Element, link: HTMLAnchorElement | null): void;
  hide(): void;
  /** Tells if a node is part of the box. */
  owns(node: Node): boolean;
}

/** @param follow is called with the link when the button is pressed */
export function createOutline(
  document: Document,
  follow: (link: HTMLAnchorElement) => void,
): Outline {
  let shown: { element: Element; link: HTMLAnchorElement | null } | undefined;
  const box = styled(document, 'div', {
    position: 'fixed',
    'z-index': '2147483647',
    border: `2px solid ${COLOR}`,
    'border-radius': '6px',
    'box-shadow': '0 0 0 1px #fff',
    'pointer-events': 'none',
  });
  const button = styled(document, 'button', {
    position: 'absolute',
    right: '-2px',
    padding: '3px 10px',
    border: '0',
    'border-radius': '6px',
    background: COLOR,
    color: '#fff',
    font: '500 12px/18px system-ui, sans-serif',
    'white-space': 'nowrap',
    cursor: 'pointer',
    'pointer-events': 'auto',
  });
  button.type = 'button';
  button.textContent = 'Follow link';
  button.addEventListener('click', () => {
    if (shown?.link) follow(shown.link);
  });
  box.append(button);

  const place = () => {
    if (!shown) return;
    const { top, left, width, height } = boxOf(shown.element);
    if (width === 0 && height === 0) return hide();
    box.style.top = `${top - GAP}px`;
    box.style.left = `${left - GAP}px`;
    box.style.width = `${width + 2 * GAP}px`;
    box.style.height = `${height + 2 * GAP}px`;
    box.style.boxSizing = 'border-box';
    button.hidden = !shown.link;
    // Above the box, or below it at the top of the window.
    const isAbove = top > 40;
    button.style.top = isAbove ? 'auto' : '100%';
    button.style.bottom = isAbove ? '100%' : 'auto';
  };
  const hide = () => {
    shown = undefined;
    box.remove();
  };
  for (const type of ['scroll', 'resize']) {
    document.defaultView?.addEventListener(type, place, { capture: true, passive: true });
  }
  return {
    show(element, link) {
      shown = { element, link };
      document.documentElement.append(box);
      place();
    },
    hide,
    owns: (node) => box.contains(node),
  };
}
