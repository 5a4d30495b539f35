import { memo } from 'react';
import { TextField } from '#app/forms/field/text-field.tsx';
import { type PROFILE_HOSTS, profileName, profileUrl } from '#contract/profiles.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import type { textBinding } from './use-application.ts';

interface ProfileFieldProps extends ReturnType<typeof textBinding> {
  site: keyof typeof PROFILE_HOSTS;
  required?: boolean;
}

/** A user name behind the beginning of its URL; a pasted URL is cut down to the name. */
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
