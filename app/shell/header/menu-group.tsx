import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import ChevronDown from '#app/ui/icons/chevron-down.ts';
import type { MenuGroup as Group } from '#contract/site.ts';
import { isCurrent } from './is-current.ts';
import { MenuPanel } from './menu-panel.tsx';
import { rowItem } from './row-item.ts';
import type { useOpenMenu } from './use-open-menu.ts';

interface MenuGroupProps {
  group: Group;
  menu: ReturnType<typeof useOpenMenu>;
}

export function MenuGroup({ group, menu }: MenuGroupProps) {
  const { title, items } = group;
  const { opened } = menu;
  const { pathname } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = opened?.title === title;
  const isEntered = isOpen && opened.by === 'keys';
  const enter = () => panel.current?.querySelector('a')?.focus();

  useLayoutEffect(() => {
    if (isOpen && button.current && panel.current) unfoldFrom(button.current, panel.current);
  }, [isOpen]);
  useEffect(() => {
    if (isEntered) panel.current?.querySelector('a')?.focus();
  }, [isEntered]);

  function onArrowDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) enter();
    else menu.open(title, 'keys');
  }

  function onLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  }

  return (
    <li
      className="group/menu"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.open(title, 'hover')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && isOpen && menu.closeSoon()}
      onBlur={onLeave}
    >
      <button
        ref={button}
        type="button"
        data-place
        data-current={items.some(({ href }) => isCurrent(pathname, href)) || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menu.press(title)}
        onKeyDown={onArrowDown}
        className={rowItem(
          'aria-expanded:bg-white data-current:bg-white/60 at-night:data-current:bg-white/20 at-night:aria-expanded:bg-white at-night:aria-expanded:text-ink',
        )}
      >
        {title}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="opacity-65 transition-transform group-has-aria-expanded/menu:rotate-180"
        />
      </button>
      <MenuPanel
        ref={panel}
        id={id}
        group={group}
        isOpen={isOpen}
        isInstant={opened?.instead === true}
        close={menu.close}
      />
    </li>
  );
}

/** Both stand in the header: the panel grows out of the middle of the button's lower edge. */
function unfoldFrom(button: HTMLElement, panel: HTMLElement) {
  const middle = button.offsetLeft + button.offsetWidth / 2 - panel.offsetLeft;
  panel.style.transformOrigin = `${middle}px -8px`;
}
