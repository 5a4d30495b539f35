import { remainingRoom } from '#app/forms/field/remaining-room.ts';
import { TextArea } from '#app/forms/field/text-area.tsx';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import { ResumeField } from './resume-field.tsx';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

export function YourResume({ application }: { application: Application }) {
  const words = useApplyWords();
  const message = textBinding(application, words.fields, 'message');
  return (
    <FormSection position={4} {...words.sections.resume}>
      <ResumeField
        resume={application.resume}
        error={application.errors.cv}
        onChoose={application.chooseResume}
        onRefuse={application.refuseResume}
      />
      <TextArea
        {...message}
        remaining={remainingRoom(message.value, TEXT_LIMITS.message, words.remaining)}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
