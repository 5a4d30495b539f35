import { memo } from 'react';
import { TextField } from '#app/forms/field/text-field.tsx';
import { type PROFILE_HOSTS, profileName, profileUrl } from '#contract/profiles.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import type { textBinding } from './use-application.ts';

interface ProfileFieldProps extends ReturnType<typeof textBinding> {
  site: keyof typeof PROFILE_HOSTS;
  required?: boolean;
}

/** A user name with its profile URL as prefix; a pasted URL is reduced to the name. */
export const ProfileField = memo(({ site, ...field }: ProfileFieldProps) => {
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
