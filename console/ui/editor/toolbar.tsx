/** The toolbar: one tab stop, arrow keys move between its buttons. */
import { useRef, useState } from 'react';
import type { IconName } from '#console/ui/icon.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import type { FormatStatus, ToggleName } from './active-formats.ts';
import type { CommandName } from './editor-command.ts';

export type ToolName = CommandName | 'link' | 'picture';

interface Tool {
  name: ToolName;
  label: string;
  icon: IconName;
  /** In the notation of `useShortcut`. */
  keys?: string;
}

const GROUPS: readonly (readonly [Tool, ...Tool[]])[] = [
  [
    { name: 'heading-2', label: 'Heading', icon: 'heading-2', keys: 'mod+Alt+2' },
    { name: 'heading-3', label: 'Subheading', icon: 'heading-3', keys: 'mod+Alt+3' },
  ],
  [
    { name: 'bold', label: 'Bold', icon: 'bold', keys: 'mod+B' },
    { name: 'italic', label: 'Italic', icon: 'italic', keys: 'mod+I' },
    { name: 'link', label: 'Link', icon: 'link-2', keys: 'mod+K' },
  ],
  [
    { name: 'bullets', label: 'Bulleted list', icon: 'list', keys: 'mod+Shift+8' },
    { name: 'numbers', label: 'Numbered list', icon: 'list-ordered', keys: 'mod+Shift+7' },
    { name: 'quote', label: 'Quote', icon: 'text-quote' },
  ],
  [
    { name: 'picture', label: 'Picture', icon: 'image' },
    { name: 'table', label: 'Table', icon: 'table' },
    { name: 'code', label: 'Code', icon: 'code' },
  ],
  [
    { name: 'undo', label: 'Undo', icon: 'undo-2', keys: 'mod+Z' },
    { name: 'redo', label: 'Redo', icon: 'redo-2', keys: 'mod+Shift+Z' },
  ],
];

interface ToolbarProps {
  status: FormatStatus;
  hasPictures: boolean;
  onUse: (name: ToolName) => void;
}

export function Toolbar({ status, hasPictures, onUse }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<ToolName>('heading-2');
  const groups = GROUPS.map((group) =>
    group.filter(({ name }) => name !== 'picture' || hasPictures),
  );
  function onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button[data-tool]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    const positions: Record<string, number> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const position = positions[event.key];
    if (at < 0 || position === undefined) return;
    event.preventDefault();
    buttons.at(position)?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={onKeyDown}
      // Above the keyboard of a phone, a second line would leave little room for the text.
      className="touch:max-sm:scroll-shades flex min-w-0 flex-1 flex-wrap items-center gap-y-0.5 px-1.5 max-sm:gap-x-2 py-1 touch:max-sm:flex-nowrap touch:max-sm:overflow-x-auto"
    >
      {groups.map((group, index) => (
        <div key={group[0]?.name} className="flex flex-none items-center gap-0.5">
          {index > 0 && <span aria-hidden className="mx-0.5 h-5 w-px bg-line max-sm:hidden" />}
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              status={status}
              isTabStop={tabStop === tool.name}
              onFocus={() => setTabStop(tool.name)}
              onUse={() => onUse(tool.name)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  status: FormatStatus;
  isTabStop: boolean;
  onFocus: () => void;
  onUse: () => void;
}

function ToolButton({ tool, status, isTabStop, onFocus, onUse }: ToolButtonProps) {
  const { name, label, icon, keys } = tool;
  const isDisabled = (name === 'undo' && !status.canUndo) || (name === 'redo' && !status.canRedo);
  const isToggle = !['picture', 'table', 'undo', 'redo'].includes(name);
  return (
    <IconButton
      data-tool={name}
      icon={icon}
      label={label}
      {...(keys && { keys })}
      {...(isToggle && { isPressed: status.active.has(name as ToggleName) })}
      tabIndex={isTabStop ? 0 : -1}
      // The focus stays, because a disabled button would lose it.
      aria-disabled={isDisabled || undefined}
      className="aria-disabled:cursor-default aria-disabled:opacity-40"
      // The focus stays in the text, so phones keep their keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => {
        if (!isDisabled) onUse();
      }}
    />
  );
}
