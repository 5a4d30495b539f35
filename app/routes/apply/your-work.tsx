import { memo } from 'react';
import { TextField } from '#app/forms/field/text-field.tsx';
import { type PROFILE_HOSTS, profileName, profileUrl } from '#contract/profiles.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

interface YourWorkProps {
  application: Application;
  /** Whether the role is the one of an opening. */
  isRoleGiven: boolean;
}

export function YourWork({ application, isRoleGiven }: YourWorkProps) {
  const words = useApplyWords();
  return (
    <FormSection position={2} {...words.sections.work}>
      <TextField
        {...textBinding(application, words.fields, 'role')}
        readOnly={isRoleGiven}
        autoComplete="organization-title"
        maxLength={TEXT_LIMITS.line}
        className="sm:col-span-2"
      />
      <ProfileField
        {...textBinding(application, words.fields, 'linkedin')}
        site="linkedin"
        required
      />
      <ProfileField {...textBinding(application, words.fields, 'github')} site="github" />
      <TextField
        {...textBinding(application, words.fields, 'portfolio')}
        // Not of the type `url`, which refuses URLs without `https://`.
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT_LIMITS.url}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

interface ProfileFieldProps extends ReturnType<typeof textBinding> {
  site: keyof typeof PROFILE_HOSTS;
  required?: boolean;
}

/** A user name behind the beginning of its URL; a pasted URL is cut down to the name. */
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
