import { memo, useCallback } from 'react';
import { TextField } from '#app/forms/field/text-field.tsx';
import { answerField, type LinkQuestion } from '#contract/job-questions.ts';
import { type PROFILE_HOSTS, profileName, profileUrl } from '#contract/profiles.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyCopy } from './apply-copy.ts';
import { isLink } from './field-errors.ts';
import { type Application, textBinding } from './use-application.ts';

interface FieldsProps {
  application: Application;
  /** The required links or the others. */
  required?: boolean;
}

/** Not of the type `url`, which refuses URLs without `https://`. */
const LINK = {
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: TEXT_LIMITS.url,
} as const;

/** LinkedIn, GitHub and the portfolio, if the pack asks for them. */
export function ProfileFields({ application, required = false }: FieldsProps) {
  const { fields, profiles, requiredProfiles } = useApplyCopy();
  const names = profiles.filter((name) => requiredProfiles.includes(name) === required);
  return names.map((name) => {
    const binding = { ...textBinding(application, fields, name), required };
    if (name !== 'portfolio') return <ProfileField key={name} {...binding} site={name} />;
    return (
      <TextField key={name} {...binding} {...LINK} autoComplete="url" className="sm:col-span-2" />
    );
  });
}

/** The other links that the pack asks for. */
export function LinkFields({ application, required = false }: FieldsProps) {
  return application.questions
    .filter(isLink)
    .filter((question) => question.required === required)
    .map((question) => (
      <LinkField key={question.id} application={application} question={question} />
    ));
}

function LinkField({
  application,
  question,
}: {
  application: Application;
  question: LinkQuestion;
}) {
  const { id, label, hint, required } = question;
  const name = answerField(id);
  const { answer } = application;
  const onChange = useCallback((text: string) => answer(id, text), [answer, id]);
  return (
    <TextField
      {...{ name, label, required, ...LINK }}
      hint={hint || undefined}
      error={application.errors[name]}
      value={application.answers.questions[id] ?? ''}
      onChange={onChange}
      autoComplete="off"
    />
  );
}

interface ProfileFieldProps extends ReturnType<typeof textBinding> {
  site: keyof typeof PROFILE_HOSTS;
  required?: boolean;
}

/** A user name with its profile URL as prefix; a pasted URL is reduced to the name. */
const ProfileField = memo(({ site, ...field }: ProfileFieldProps) => {
  function keepName() {
    const name = profileName(site, field.value);
    if (name !== null && name !== field.value) field.onChange(name);
  }
  return (
    <TextField
      {...field}
      prefix={profileUrl(site, '')}
      onBlur={keepName}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={TEXT_LIMITS.url}
    />
  );
});
