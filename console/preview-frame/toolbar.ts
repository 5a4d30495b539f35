/** The buttons at the chosen element: follow its link, and what the console allows there. */
import type { PageTool, ToolGroup } from '#contract/preview-messages.ts';
import { COLOR, styled } from './styled.ts';

const BUTTON = {
  padding: '3px 8px',
  border: '0',
  'border-radius': '4px',
  background: 'transparent',
  color: '#fff',
  font: '500 12px/18px system-ui, sans-serif',
  'white-space': 'nowrap',
  cursor: 'pointer',
};

const ROW = { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center' };
const LABEL = { ...BUTTON, cursor: 'default', 'font-weight': '400' };

export interface Toolbar {
  element: HTMLElement;
  /** Replaces the buttons. */
  fill(hasLink: boolean, groups: readonly ToolGroup[]): void;
  /** Focuses a button, or the first one that works. @returns false if there is none */
  focus(tool?: PageTool): boolean;
  /** True if the button of this tool is there and works. */
  has(tool: PageTool): boolean;
}

interface Receiver {
  follow(): void;
  use(tool: PageTool): void;
  /** The focus returns to the element. With `goesOn`, the browser moves it on from there. */
  leave(goesOn: boolean): void;
}

/** One stop of the Tab key; the arrow keys go from button to button. */
export function createToolbar(document: Document, { follow, use, leave }: Receiver): Toolbar {
  const element = styled(document, 'div', {
    position: 'absolute',
    width: 'max-content',
    'max-width': 'calc(100vw - 8px)',
    padding: '2px',
    'border-radius': '6px',
    background: COLOR,
    color: '#fff',
    'box-shadow': '0 0 0 1px #fff',
    'pointer-events': 'auto',
  });
  element.setAttribute('role', 'toolbar');
  element.setAttribute('aria-label', 'Change this part of the page');
  const buttons = () => [...element.querySelectorAll('button')].filter(({ disabled }) => !disabled);
  const buttonOf = (tool: PageTool) => buttons().find(({ value }) => value === tool);

  function addButton(row: HTMLElement, label: string, isOff: boolean, run: () => void) {
    const button = styled(document, 'button', BUTTON);
    button.type = 'button';
    button.textContent = label;
    button.disabled = isOff;
    button.tabIndex = -1;
    if (isOff) button.style.opacity = '0.5';
    button.addEventListener('click', run);
    row.append(button);
    return button;
  }
  function addRow(label: string): HTMLElement {
    const row = styled(document, 'div', ROW);
    if (label) {
      const text = styled(document, 'span', LABEL);
      text.textContent = label;
      row.append(text);
      row.setAttribute('role', 'group');
      row.setAttribute('aria-label', label);
    }
    element.append(row);
    return row;
  }

  element.addEventListener('keydown', (event) => {
    const { key, shiftKey } = event;
    const all = buttons();
    const index = all.indexOf(event.target as HTMLButtonElement);
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (step) {
      event.preventDefault();
      all[(index + step + all.length) % all.length]?.focus();
    } else if (key === 'Escape' || (key === 'Tab' && shiftKey)) {
      event.preventDefault();
      leave(false);
    } else if (key === 'Tab') leave(true);
  });
  return {
    element,
    fill(hasLink, groups) {
      element.replaceChildren();
      for (const { label, tools } of groups) {
        const row = addRow(label);
        for (const { id, label: text, isOff } of tools) {
          addButton(row, text, isOff, () => use(id)).value = id;
        }
      }
      if (hasLink) addButton(addRow(''), 'Follow link', false, follow);
      element.style.display = element.childElementCount > 0 ? 'block' : 'none';
    },
    focus(tool) {
      const button = (tool && buttonOf(tool)) ?? buttons()[0];
      button?.focus();
      return button !== undefined;
    },
    has: (tool) => buttonOf(tool) !== undefined,
  };
}
