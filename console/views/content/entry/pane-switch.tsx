interface PaneSwitchProps {
  pane: 'edit' | 'preview';
  onChange: (pane: 'edit' | 'preview') => void;
}

/** On narrow screens one of the two is visible. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  return (
    <fieldset
      aria-label="View"
      className="mx-4 mb-3 grid grid-cols-2 rounded-inner bg-sunken p-0.5 lg:hidden"
    >
      {(['edit', 'preview'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={pane === each}
          onClick={() => onChange(each)}
          className="cursor-pointer rounded-inner py-1.5 text-sm text-quiet aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-text aria-pressed:shadow-card touch:min-h-11"
        >
          {each === 'edit' ? 'Edit' : 'Preview'}
        </button>
      ))}
    </fieldset>
  );
}
