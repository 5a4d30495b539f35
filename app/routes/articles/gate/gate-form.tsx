import type { ReactNode, Ref } from 'react';
import { FormError } from '#app/forms/field/form-error.tsx';
import { Honeypot } from '#app/forms/field/honeypot.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { PAGE_TITLE_FIELD } from '#app/forms/text-form.ts';
import { useHydrated } from '#app/ui/motion/use-hydrated.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import type { LeadField } from '#contract/lead-rules.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { GATE_ID, GATE_TITLE_ID, NEWSLETTER_FIELD } from './gate-state.ts';
import type { useGate } from './use-gate.ts';

const PROBLEM_ID = `${GATE_ID}-problem`;

export interface GateFormCopy {
  fields: Record<LeadField, { label: string; hint?: string | undefined }>;
  newsletter: string;
  button: string;
  sending: string;
}

interface GateFormProps {
  ref: Ref<HTMLFormElement>;
  copy: GateFormCopy;
  /** URL that the form is posted to without scripts. */
  action: string;
  gate: ReturnType<typeof useGate>;
  pageTitle: string;
  /** The heading that labels the form, and its purpose. */
  intro: ReactNode;
  /** The terms that submitting the form agrees to. */
  consent: ReactNode;
}

export function GateForm(props: GateFormProps) {
  const { ref, copy, action, gate, pageTitle, intro, consent } = props;
  const isHydrated = useHydrated();
  const { newsletter, problem, emailHint, isSending } = gate;
  const field = (name: LeadField) => fieldOf(name, copy, gate);
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      aria-labelledby={GATE_TITLE_ID}
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        gate.submit();
      }}
      className="relative grid grid-cols-1 gap-4"
    >
      {intro}
      <input type="hidden" name={PAGE_TITLE_FIELD} value={pageTitle} />
      <Honeypot />
      {problem && (
        <div id={PROBLEM_ID} className="scroll-mt-6">
          <FormError>{problem.message}</FormError>
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
      <NewsletterBox
        label={copy.newsletter}
        checked={newsletter}
        disabled={isSending}
        onChange={gate.setNewsletter}
      />
      {consent}
      <Button type="submit" tone="action" disabled={isSending} className="w-full">
        {isSending ? copy.sending : copy.button}
      </Button>
    </form>
  );
}

function fieldOf(name: LeadField, { fields }: GateFormCopy, gate: GateFormProps['gate']) {
  const { values, problem, isSending, set } = gate;
  return {
    name,
    id: `${GATE_ID}-${name}`,
    label: fields[name].label,
    hint: fields[name].hint,
    value: values[name],
    onChange: set(name),
    errorId: problem?.field === name ? PROBLEM_ID : undefined,
    required: true,
    readOnly: isSending,
    maxLength: name === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line,
  };
}

interface NewsletterBoxProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Unticked at first, because visitors must opt in themselves. */
function NewsletterBox({ label, checked, disabled, onChange }: NewsletterBoxProps) {
  return (
    <label className="flex min-h-11 w-max max-w-full cursor-pointer items-center gap-3 text-sm font-medium">
      <input
        type="checkbox"
        name={NEWSLETTER_FIELD}
        value="yes"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 flex-none cursor-pointer accent-primary-600"
      />
      {label}
    </label>
  );
}
