import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { matchingOptions, type SelectOption } from './matching-options.ts';

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

interface SelectManySettings {
  /** Stem of all ids. */
  name: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  /** The new choice, and the option that was added or removed. */
  onChange: (chosen: string[], option: SelectOption, isAdded: boolean) => void;
}

/** A combobox (APG: list autocomplete) in which an option is switched on and off. */
export function useSelectMany({ name, options, chosen, onChange }: SelectManySettings) {
  const [typed, setTyped] = useState('');
  const matches = matchingOptions(options, typed);

  // downshift tells of a choice late; by then, a busy page has not rendered the one before yet.
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
    // A choice is an event here; what is chosen is kept by the form.
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    stateReducer: stayOpen,
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

/** People choose several in a row, so choosing leaves the list open where it was. */
function stayOpen(
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
