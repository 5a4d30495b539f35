/** The form of `referral.ts`; in the product it would be `contract/referral.ts`. */
import { emailProblem, normalizeEmail } from '#contract/email-rules.ts';
import type { FormContract } from '#contract/form-contract.ts';
import { MESSAGES, TEXT_LIMITS, toHeaderText, toLines } from '#contract/text-rules.ts';

const FIELDS = ['name', 'email', 'personName', 'personEmail', 'message'] as const;
export type ReferralField = (typeof FIELDS)[number];
export type Referral = Record<ReferralField, string>;

export const REFERRAL_FORM: FormContract<ReferralField> = {
  name: 'referrals',
  operationId: 'sendReferral',
  summary: 'Recommend a person',
  description: 'Answers 201 once it is on disk. Repeat it with the same `Idempotency-Key`.',
  bodyLimit: 32 * 1024,
  fields: FIELDS,
  required: ['name', 'email', 'personName', 'personEmail'],
  limits: { email: TEXT_LIMITS.email, message: TEXT_LIMITS.message },
  tidy: ({ message, ...lines }) => ({
    name: toHeaderText(lines.name),
    email: normalizeEmail(lines.email),
    personName: toHeaderText(lines.personName),
    personEmail: normalizeEmail(lines.personEmail),
    message: toLines(message),
  }),
  errors(typed) {
    const tidy = this.tidy(typed);
    return FIELDS.flatMap((field) => {
      const text = tidy[field];
      const message =
        text === '' ? this.required.includes(field) && MESSAGES.required : wrong(field, text);
      return message ? [{ field, message }] : [];
    });
  },
};

function wrong(field: ReferralField, text: string): string | undefined {
  if (text.includes('\0')) return MESSAGES.nullByte;
  if (field.toLowerCase().endsWith('email')) return emailProblem(text);
  const most = TEXT_LIMITS.message;
  return text.length > most ? MESSAGES.tooLong(most) : undefined;
}
