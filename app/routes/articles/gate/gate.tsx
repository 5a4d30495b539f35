import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { GateForm } from './gate-form.tsx';
import { GATE_ID, GATE_TITLE_ID } from './gate-id.ts';
import type { GateKind } from './gate-kinds.ts';
import { BLANK, type GateState } from './gate-state.ts';
import { GateThanks } from './gate-thanks.tsx';
import { useGate } from './use-gate.ts';

interface GateProps {
  kind: GateKind;
  slug: string;
  /** The page's document title, for those who post without scripts. */
  pageTitle: string;
  /** What stands beside the form, and beside the thanks once there is a link. */
  children: (link: string | null) => ReactNode;
}

/** A form that opens a film or a file. Its page needs the action of `receive-gate.ts`. */
export function Gate({ kind, slug, pageTitle, children }: GateProps) {
  const posted = useActionData<{ gate?: GateState }>()?.gate;
  const form = useRef<HTMLFormElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gate = useGate(kind, slug, form, posted ?? BLANK);
  const { access, problem, answers } = gate;

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer, once it is shown
  useEffect(() => {
    if (answers === 0) return;
    const place =
      problem && !problem.field ? '[type=submit]' : '[aria-invalid=true], [role=status]';
    stage.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    // The message above the fields, or the film above the thanks, comes into sight with it.
    const above = problem ? '[role=alert]' : ':scope > *';
    stage.current?.querySelector(above)?.scrollIntoView({ block: 'nearest' });
  }, [answers]);

  return (
    <div ref={stage} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
      {children(access?.link ?? null)}
      <section
        id={GATE_ID}
        aria-labelledby={GATE_TITLE_ID}
        className={`no-print scroll-mt-6 rounded-panel p-5 sm:p-7 ${access ? 'bg-success-100' : 'border border-hairline bg-white'}`}
      >
        {access ? (
          <GateThanks kind={kind} access={access} />
        ) : (
          <GateForm ref={form} kind={kind} gate={gate} pageTitle={pageTitle} />
        )}
      </section>
    </div>
  );
}
