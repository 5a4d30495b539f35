import { type RoomWords, remainingRoom, TextArea } from '#app/forms/field/text-area.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import type { ContactTopic } from '#contract/block-copy.ts';
import { CONTACT_REQUIRED, type ContactField } from '#contract/contact-rules.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { TopicChoice } from './topic-choice.tsx';
import type { useContactForm } from './use-contact-form.ts';

export type FieldCopy = Record<ContactField, { label: string; hint?: string | undefined }>;

/** How each line of text is typed. */
const KINDS = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
} as const;

interface ContactFieldsProps {
  contact: ReturnType<typeof useContactForm>;
  fields: readonly ContactField[];
  words: FieldCopy;
  /** Chosen from where `topic` is among the fields. */
  topics: readonly ContactTopic[];
  /** Chosen while none of them is. */
  noTopic: string;
  /** What tells how much room is left in the message. */
  room: RoomWords;
}

/** What it is about, the lines in two columns where there is room, then the message over both. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, fields, words, topics, noTopic, room } = props;
  const { values, errors, isSending, set } = contact;
  const common = (name: ContactField) => ({
    name,
    ...words[name],
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
          {...words.topic}
          topics={[...topics, { id: '', label: noTopic }]}
          value={values.topic}
          error={errors.topic}
          onChange={set('topic')}
        />
      )}
      {lines.map((name, index) => (
        <TextField
          key={name}
          {...common(name)}
          {...KINDS[name]}
          maxLength={name === 'email' ? TEXT_LIMITS.email : TEXT_LIMITS.line}
          className={lines.length % 2 === 1 && index === lines.length - 1 ? 'sm:col-span-2' : ''}
        />
      ))}
      <TextArea
        {...common('message')}
        remaining={remainingRoom(values.message, TEXT_LIMITS.message, room)}
        className="sm:col-span-2"
      />
    </div>
  );
}
