import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SelectOption } from './matching-options.ts';
import type { useSelectMany } from './use-select-many.ts';

interface OptionListProps {
  select: ReturnType<typeof useSelectMany>;
  chosen: readonly string[];
  /** Shown if nothing matches. */
  emptyText: string;
}

/** The options below the box. They overlay the page, so opening them shifts nothing. */
export function OptionList({ select, chosen, emptyText }: OptionListProps) {
  const { isOpen, matches, getMenuProps } = select;
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box grows with the chosen options
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, chosen.length]);
  return (
    <div
      ref={panel}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-10 mt-1.5 scroll-mb-3 overflow-hidden rounded-[14px] border border-ink-200 bg-white shadow-float"
    >
      <ul
        {...getMenuProps({ 'aria-multiselectable': true })}
        className="max-h-60 sm:max-h-72 overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {isOpen &&
          matches.map((option, index) => (
            <OptionLine
              key={option.id}
              select={select}
              option={option}
              index={index}
              isChosen={chosen.includes(option.id)}
            />
          ))}
      </ul>
      {matches.length === 0 && <p className="px-4 py-3.5 text-sm text-ink-600">{emptyText}</p>}
    </div>
  );
}

interface OptionLineProps {
  select: ReturnType<typeof useSelectMany>;
  option: SelectOption;
  index: number;
  isChosen: boolean;
}

function OptionLine({ select, option, index, isChosen }: OptionLineProps) {
  const isHighlighted = select.highlightedIndex === index;
  return (
    <li
      {...select.getItemProps({ item: option, index, 'aria-selected': isChosen })}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[10px] px-3 py-2 text-sm leading-snug ${isHighlighted ? 'bg-primary-100' : ''} ${isChosen ? 'font-medium text-primary-800' : ''}`}
    >
      {option.label}
      {isChosen && <Icon name="check" size={18} className="flex-none text-primary-700" />}
    </li>
  );
}
