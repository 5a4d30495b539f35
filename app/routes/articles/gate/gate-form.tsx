import type { Ref } from 'react';
import { useFormAction } from 'react-router';
import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { FormLine } from '#app/forms/field/form-line.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { PAGE_TITLE_FIELD } from '#app/forms/submission/page-title-field.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import copy from '#content/gate.yaml';
import type { LeadField } from '#contract/lead-rules.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { GATE_ID, GATE_TITLE_ID } from './gate-id.ts';
import type { GateKind } from './gate-kinds.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import type { useGate } from './use-gate.ts';

const PROBLEM_ID = `${GATE_ID}-problem`;

interface GateFormProps {
  ref: Ref<HTMLFormElement>;
  kind: GateKind;
  gate: ReturnType<typeof useGate>;
  pageTitle: string;
}

export function GateForm({ ref, kind, gate, pageTitle }: GateFormProps) {
  const action = useFormAction();
  const isHydrated = useHydrated();
  const { values, newsletter, problem, emailHint, isSending, set } = gate;
  const { title, text, button } = copy[kind];
  const field = (name: LeadField) => ({
    name,
    id: `${GATE_ID}-${name}`,
    label: copy.fields[name].label,
    hint: copy.fields[name].hint,
    value: values[name],
    onChange: set(name),
    invalidBy: problem?.field === name ? PROBLEM_ID : undefined,
    required: true,
    readOnly: isSending,
    maxLength: name === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line,
  });

  return (
    <form
      ref={ref}
      method="post"
      // Without scripts the page comes back at the form, not at its top.
      action={`${action}#${GATE_ID}`}
      aria-labelledby={GATE_TITLE_ID}
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        gate.submit();
      }}
      className="relative grid grid-cols-1 gap-4"
    >
      <div>
        <h2 id={GATE_TITLE_ID} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2.5 text-pretty text-ink-700">{text}</p>
        <p className="mt-2.5 text-sm text-ink-600">{copy.required}</p>
      </div>
      <input type="hidden" name={PAGE_TITLE_FIELD} value={pageTitle} />
      <Honeypot />
      {problem && (
        <div id={PROBLEM_ID} className="scroll-mt-6">
          <FormLine>{problem.message}</FormLine>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        error={emailHint}
        onBlur={gate.leaveEmail}
        type="email"
        autoComplete="email"
      />
      <NewsletterBox checked={newsletter} disabled={isSending} onChange={gate.setNewsletter} />
      <ConsentLine copy={copy} />
      <Button type="submit" tone="action" disabled={isSending} className="w-full">
        {isSending ? copy.sending : button}
      </Button>
    </form>
  );
}
