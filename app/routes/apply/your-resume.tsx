import { TextArea } from '#app/ui/field/text-area.tsx';
import { fill, plural } from '#app/ui/text/fill.ts';
import copy from '#content/pages/drop-your-info.yaml';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { FormSection } from './form-section.tsx';
import { ResumeField } from './resume-field.tsx';
import { textBinding } from './text-binding.ts';
import type { Application } from './use-application.ts';

/** The room that is left for a message is told from this many characters on. */
const NEAR_LIMIT = 500;

export function YourResume({ application }: { application: Application }) {
  const message = textBinding(application, 'message');
  const room = TEXT_LIMITS.message - message.value.length;
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
        remaining={
          room > NEAR_LIMIT ? '' : fill(plural(room, copy.remaining), { count: Math.max(0, room) })
        }
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
