import { TextField } from '#app/forms/field/text-field.tsx';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import { phonePrefix } from './phone-prefix.ts';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

export function AboutYou({ application }: { application: Application }) {
  const words = useApplyWords();
  const phone = textBinding(application, words.fields, 'phone');
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
      <TextField
        {...textBinding(application, words.fields, 'location')}
        autoComplete="address-level2"
        maxLength={TEXT_LIMITS.line}
      />
    </FormSection>
  );
}
