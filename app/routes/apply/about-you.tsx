import { TextField } from '#app/forms/field/text-field.tsx';
import { hasCountryCode } from '#contract/phone-numbers.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import { ProfileField } from './profile-field.tsx';
import { type Application, textBinding } from './use-application.ts';

interface AboutYouProps {
  application: Application;
  /** Whether the role is the one of an opening. */
  isRoleGiven: boolean;
}

export function AboutYou({ application, isRoleGiven }: AboutYouProps) {
  const words = useApplyWords();
  const phone = textBinding(application, words.fields, 'phone');
  const role = textBinding(application, words.fields, 'role');
  return (
    <FormSection position={1} {...words.sections.you}>
      <TextField
        {...textBinding(application, words.fields, 'name')}
        required
        autoComplete="name"
        maxLength={TEXT_LIMITS.line}
      />
      <TextField
        {...textBinding(application, words.fields, 'email')}
        required
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
      />
      <TextField
        {...phone}
        prefix={phonePrefix(phone.value, words.phonePrefix)}
        required
        type="tel"
        autoComplete="tel"
        maxLength={TEXT_LIMITS.line}
      />
      <ProfileField
        {...textBinding(application, words.fields, 'linkedin')}
        site="linkedin"
        required
      />
      {/* The page's heading says it; it stands here only where something is wrong with it. */}
      {isRoleGiven && !role.error ? (
        <input type="hidden" name="role" value={role.value} />
      ) : (
        <TextField
          {...role}
          readOnly={isRoleGiven}
          autoComplete="organization-title"
          maxLength={TEXT_LIMITS.line}
          className="sm:col-span-2"
        />
      )}
    </FormSection>
  );
}

/** The country code that will be put before what is typed; empty where it has one of its own. */
export function phonePrefix(typed: string, prefix: string): string {
  return hasCountryCode(typed, prefix) ? '' : prefix;
}
