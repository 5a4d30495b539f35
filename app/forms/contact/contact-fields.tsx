import { FieldError } from '#app/forms/field/field.tsx';
import { remainingText, TextArea } from '#app/forms/field/text-area.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import type { ContactTopic } from '#contract/block-copy.ts';
import { CONTACT_REQUIRED, type ContactField } from '#contract/contact-rules.ts';
import type { Plural } from '#contract/copy-parts.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import type { useContactForm } from './use-contact-form.ts';

export type ContactFieldCopy = Record<ContactField, { label: string; hint?: string | undefined }>;

const INPUT_ATTRIBUTES = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
} as const;

interface ContactFieldsProps {
  contact: ReturnType<typeof useContactForm>;
  fields: readonly ContactField[];
  fieldCopy: ContactFieldCopy;
  /** The choices, if `topic` is among the fields. */
  topics: readonly ContactTopic[];
  /** Label of the choice without a topic. */
  noTopicLabel: string;
  /** How many characters the message has left. */
  remaining: Plural;
}

export function ContactFields(props: ContactFieldsProps) {
  const { contact, fields, fieldCopy, topics, noTopicLabel, remaining } = props;
  const { values, errors, isSending, set } = contact;
  const common = (name: ContactField) => ({
    name,
    ...fieldCopy[name],
    value: values[name],
    error: errors[name],
    required: CONTACT_REQUIRED.includes(name),
    readOnly: isSending,
    onChange: set(name),
  });
  const lines = fields.filter((name) => name !== 'message' && name !== 'topic');
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
      {fields.includes('topic') && topics.length > 0 && (
        <TopicChoice
          {...fieldCopy.topic}
          topics={[...topics, { id: '', label: noTopicLabel }]}
          value={values.topic}
          error={errors.topic}
          onChange={set('topic')}
        />
      )}
      {lines.map((name, index) => (
        <TextField
          key={name}
          {...common(name)}
          {...INPUT_ATTRIBUTES[name]}
          maxLength={name === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line}
          className={lines.length % 2 === 1 && index === lines.length - 1 ? 'sm:col-span-2' : ''}
        />
      ))}
      <TextArea
        {...common('message')}
        remaining={remainingText(values.message, TEXT_LIMITS.message, remaining)}
        className="sm:col-span-2"
      />
    </div>
  );
}

interface TopicChoiceProps {
  label: string;
  hint?: string | undefined;
  /** The last one, with an empty ID, means no topic, so that a choice can be undone. */
  topics: readonly ContactTopic[];
  /** ID of the chosen topic. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/**
 * The topics as radio buttons. Below them, a chosen topic links to a page that may answer the
 * question, by CSS alone, so that it works before hydration.
 */
function TopicChoice({ label, hint, topics, value, error, onChange }: TopicChoiceProps) {
  const describedBy = [error && 'topic-error', hint && 'topic-hint'].filter(Boolean).join(' ');
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group alone has no state
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {/* In fixed columns, no choice moves to another line when the font has loaded. */}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-2">
        {topics.map((topic, index) => (
          <div key={topic.id} className="group contents">
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border-[1.5px] border-ink-300 bg-white pe-4.5 ps-3.5 text-sm font-medium transition-colors duration-150 hover:border-ink-500 has-checked:border-primary-700 has-checked:bg-primary-50">
              <input
                type="radio"
                // The error summary links to the first choice.
                id={index === 0 ? 'topic' : undefined}
                name="topic"
                value={topic.id}
                checked={value === topic.id}
                onChange={() => onChange(topic.id)}
                aria-describedby={topic.suggestion && `topic-${topic.id}-suggestion`}
                className="size-4.5 flex-none cursor-pointer accent-primary-700"
              />
              {topic.label}
            </label>
            {topic.suggestion && (
              <p
                id={`topic-${topic.id}-suggestion`}
                className="order-1 col-span-full mt-1.5 hidden rounded-[14px] bg-primary-50 px-4 py-3 text-sm group-has-checked:block"
              >
                {topic.suggestion.text}{' '}
                <a
                  href={topic.suggestion.link.href}
                  className="font-medium whitespace-nowrap underline underline-offset-4 hover:text-primary-700"
                >
                  {topic.suggestion.link.title}
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
      {error && <FieldError id="topic-error">{error}</FieldError>}
      {hint && (
        <p id="topic-hint" className="mt-2 text-xs text-ink-600">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
