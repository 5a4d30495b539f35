import { TextField } from '#app/forms/field/text-field.tsx';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyCopy } from './apply-copy.ts';
import { FormSection } from './form-section.tsx';
import { PhoneField } from './phone-field.tsx';
import { LinkFields, ProfileFields } from './profile-field.tsx';
import { type Application, textBinding } from './use-application.ts';

interface AboutYouProps {
  application: Application;
  /** The role is the job's name and cannot be edited. */
  isRoleFixed: boolean;
}

export function AboutYou({ application, isRoleFixed }: AboutYouProps) {
  const copy = useApplyCopy();
  const role = textBinding(application, copy.fields, 'role');
  return (
    <FormSection position={1} {...copy.sections.you}>
      <TextField
        {...textBinding(application, copy.fields, 'name')}
        required
        autoComplete="name"
        maxLength={TEXT_LIMITS.line}
      />
      <TextField
        {...textBinding(application, copy.fields, 'email')}
        required
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
      />
      <PhoneField application={application} />
      <ProfileFields application={application} required />
      <LinkFields application={application} required />
      {/* The page's heading names the role, so the field is visible only with an error. */}
      {isRoleFixed && !role.error ? (
        <input type="hidden" name="role" value={role.value} />
      ) : (
        <TextField
          {...role}
          readOnly={isRoleFixed}
          autoComplete="organization-title"
          maxLength={TEXT_LIMITS.line}
          className="sm:col-span-2"
        />
      )}
    </FormSection>
  );
}
