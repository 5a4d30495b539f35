export interface Snackbar {
  tone: 'success' | 'neutral' | 'error';
  text: string;
  /** A button or a link. With one, the message stays until it is closed. */
  action?: { label: string; run: () => void } | { label: string; href: string } | undefined;
  /** Milliseconds until it closes by itself, instead of the default. */
  duration?: number;
}

const TONES = {
  success: { icon: 'circle-check', background: 'bg-success' },
  neutral: { icon: 'info', background: 'bg-ink' },
  error: { icon: 'circle-alert', background: 'bg-danger' },
} as const;

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-3 text-sm font-bold underline underline-offset-4';

interface Labels {
  /** Accessible name of the close button. */
  close?: string;
}

export function messageElement(
  { tone, text, action }: Snackbar,
  close: () => void,
  { close: closeLabel = '' }: Labels,
): HTMLElement {
  const { icon, background } = TONES[tone];
  const closeButton = button(
    'grid size-11 flex-none cursor-pointer place-items-center rounded-full hover:bg-current/15',
    iconElement('x'),
    close,
  );
  closeButton.ariaLabel = closeLabel;
  const element = make(
    'div',
    `on-night pointer-events-auto mt-2.5 flex max-w-full translate-y-0 items-center gap-3 rounded-[18px] py-1.5 pe-1.5 ps-4.5 text-white opacity-100 shadow-float transition duration-200 starting:translate-y-3 starting:opacity-0 ${background}`,
    iconElement(icon),
    make('p', 'py-1.5 text-sm font-medium', text),
  );
  if (action) element.append(actionOf(action, close));
  element.append(closeButton);
  return element;
}

function actionOf(action: NonNullable<Snackbar['action']>, close: () => void): HTMLElement {
  if ('href' in action) {
    const link = make('a', ACTION, action.label);
    link.href = action.href;
    link.addEventListener('click', close);
    return link;
  }
  return button(ACTION, action.label, () => {
    close();
    action.run();
  });
}

function button(className: string, content: Node | string, press: () => void): HTMLElement {
  const element = make('button', className, content);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

function make<Tag extends 'a' | 'button' | 'div' | 'p' | 'span'>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

const iconElement = (icon: string) => make('span', `icon icon-${icon} size-5`);
