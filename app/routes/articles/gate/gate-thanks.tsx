import { Icon } from '#app/ui/icons/icon.tsx';
import { ExternalButton } from '#app/ui/navigation/button.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { GATE_TITLE_ID } from './gate-state.ts';
import type { Access } from './saved-access.ts';

export interface GateThanksCopy {
  title: string;
  /** Contains `{name}`. */
  thanks: string;
  note?: string | undefined;
  /** Label of the button that opens a paper, and the hidden note about its new tab. */
  open?: { label: string; newTab: string } | undefined;
}

interface GateThanksProps {
  copy: GateThanksCopy;
  access: Access;
}

/** Replaces the form; its message takes the focus from the submit button. */
export function GateThanks({ copy, access: { firstName, link } }: GateThanksProps) {
  const { title, thanks, note, open } = copy;
  return (
    <div className="flex h-full flex-col gap-5">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-success text-white">
        <Icon name="check" size={24} />
      </span>
      <div className="lg:mt-auto">
        <h2 id={GATE_TITLE_ID} className="text-2xl">
          {title}
        </h2>
        <p role="status" tabIndex={-1} className="mt-3 text-lg wrap-anywhere outline-none">
          {fillPlaceholders(thanks, { name: firstName })}
        </p>
      </div>
      {open && (
        <ExternalButton href={link} tone="action" className="w-full">
          <Icon name="file-text" size={20} />
          {open.label}
          <span className="sr-only">{open.newTab}</span>
        </ExternalButton>
      )}
      {note && <p className="text-sm text-ink-700">{note}</p>}
    </div>
  );
}
