import { TextField } from '#app/forms/field/text-field.tsx';
import copy from '#content/pages/drop-your-info.yaml';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { FormSection } from './form-section.tsx';
import { phonePrefix } from './phone-prefix.ts';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

export function AboutYou({ application }: { application: Application }) {
  const phone = textBinding(application, 'phone');
  return (
    <FormSection position={1} {...copy.sections.you}>
      <TextField
        {...textBinding(application, 'name')}
        required
        autoComplete="name"
        maxLength={TEXT_LIMITS.line}
      />
      <TextField
        {...textBinding(application, 'email')}
        required
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
      />
      <TextField
        {...phone}
        prefix={phonePrefix(phone.value)}
        required
        type="tel"
        autoComplete="tel"
        maxLength={TEXT_LIMITS.line}
      />
      <TextField
        {...textBinding(application, 'location')}
        autoComplete="address-level2"
        maxLength={TEXT_LIMITS.line}
      />
    </FormSection>
  );
}
