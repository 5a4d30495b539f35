import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { matchingOptions, type SelectOption } from './matching-options.ts';

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

interface SelectManySettings {
  /** Prefix of all IDs. */
  name: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  /** @param option the one that was added or removed */
  onChange: (chosen: string[], option: SelectOption, isAdded: boolean) => void;
}

/** A combobox (APG: list autocomplete) whose options are toggled. */
export function useSelectMany({ name, options, chosen, onChange }: SelectManySettings) {
  const [typed, setTyped] = useState('');
  const matches = matchingOptions(options, typed);

  // downshift reports a choice after its render; on a busy page, the previous choice may still not
  // be rendered, so `chosen` may be outdated.
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  }, [chosen]);

  function toggle(option: SelectOption) {
    const isAdded = !latest.current.includes(option.id);
    const others = latest.current.filter((id) => id !== option.id);
    const next = isAdded ? [...others, option.id] : others;
    latest.current = next;
    onChange(next, option, isAdded);
  }

  const combobox = useCombobox<SelectOption>({
    id: name,
    inputId: name,
    labelId: `${name}-label`,
    items: matches,
    inputValue: typed,
    // downshift never has a selected item, because the form has the chosen options.
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    stateReducer: keepOpen,
    onStateChange({ type, selectedItem }) {
      if (type === InputBlur || type === InputKeyDownEscape) setTyped('');
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) {
        toggle(selectedItem);
        setTyped('');
      }
    },
  });
  return { ...combobox, typed, setTyped, matches, toggle };
}

/** Choosing leaves the list open at the same position, because people choose several in a row. */
function keepOpen(
  state: UseComboboxState<SelectOption>,
  { type, changes }: UseComboboxStateChangeOptions<SelectOption>,
): Partial<UseComboboxState<SelectOption>> {
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
  if (type === ItemClick || type === InputKeyDownEnter) {
    const highlightedIndex = state.inputValue ? -1 : state.highlightedIndex;
    return { ...changes, isOpen: true, highlightedIndex, inputValue: '' };
  }
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
  return changes;
}
