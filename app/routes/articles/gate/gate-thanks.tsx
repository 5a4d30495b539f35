import { OutsideButton } from '#app/ui/button/button.tsx';
import Check from '#app/ui/icons/check.ts';
import FileText from '#app/ui/icons/file-text.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/gate.yaml';
import words from '#content/words.yaml';
import { GATE_TITLE_ID } from './gate-id.ts';
import type { GateKind } from './gate-kinds.ts';
import type { Access } from './saved-access.ts';

interface GateThanksProps {
  kind: GateKind;
  access: Access;
}

/** In place of the form; takes the focus from its button. */
export function GateThanks({ kind, access: { firstName, link } }: GateThanksProps) {
  const { title, thanks, note } = copy[kind];
  return (
    <div className="flex h-full flex-col gap-5">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-success text-white">
        <Check size={24} aria-hidden="true" />
      </span>
      <div className="lg:mt-auto">
        <h2 id={GATE_TITLE_ID} className="text-2xl">
          {title}
        </h2>
        <p
          role="status"
          tabIndex={-1}
          className="mt-3 text-lg text-pretty wrap-anywhere outline-none"
        >
          {fill(thanks, { name: firstName })}
        </p>
      </div>
      {kind === 'paper' && (
        <OutsideButton href={link} tone="action" className="w-full">
          <FileText size={20} aria-hidden="true" />
          {copy.paper.open}
          <span className="sr-only">{words.newTab}</span>
        </OutsideButton>
      )}
      {note && <p className="text-sm text-pretty text-ink-700">{note}</p>}
    </div>
  );
}
