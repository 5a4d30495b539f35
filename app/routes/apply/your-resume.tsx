import { remainingRoom } from '#app/forms/field/remaining-room.ts';
import { TextArea } from '#app/forms/field/text-area.tsx';
import copy from '#content/pages/drop-your-info.yaml';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { FormSection } from './form-section.tsx';
import { ResumeField } from './resume-field.tsx';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

export function YourResume({ application }: { application: Application }) {
  const message = textBinding(application, 'message');
  return (
    <FormSection position={4} {...copy.sections.resume}>
      <ResumeField
        resume={application.resume}
        error={application.errors.cv}
        onChoose={application.chooseResume}
        onRefuse={application.refuseResume}
      />
      <TextArea
        {...message}
        remaining={remainingRoom(message.value, TEXT_LIMITS.message)}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
