import { useApplyWords } from './apply-words.ts';
import { FormSection } from './form-section.tsx';
import { ResumeField } from './resume-field.tsx';
import type { Application } from './use-application.ts';

export function YourResume({ application }: { application: Application }) {
  const words = useApplyWords();
  return (
    <FormSection position={2} {...words.sections.resume}>
      <ResumeField
        resume={application.resume}
        error={application.errors.cv}
        onChoose={application.chooseResume}
        onRefuse={application.refuseResume}
      />
    </FormSection>
  );
}
