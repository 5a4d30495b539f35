import { Panel } from '#console/ui/panel.tsx';
import { Tag } from '#console/ui/tag.tsx';
import type { ChangeOne } from '#console/views/applicants/changes/use-change-one.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { Contact } from './contact.tsx';
import { Documents } from './documents.tsx';
import { SamePerson } from './same-person.tsx';
import { StatusLink } from './status-link.tsx';
import { TagEditor } from './tag-editor.tsx';

interface AboutTabProps {
  applicant: Applicant;
  search: string;
  mayWork: boolean;
  onChange: ChangeOne;
}

/** What was sent, as it was sent, and what it hangs together with. */
export function AboutTab({ applicant, search, mayWork, onChange }: AboutTabProps) {
  const { message, answers, skillLists, documents, consent } = applicant;
  return (
    <div className="grid gap-4">
      <Panel>
        <div className="grid gap-4">
          <Contact applicant={applicant} />
          <TagEditor applicant={applicant} search={search} mayWork={mayWork} onChange={onChange} />
        </div>
      </Panel>
      {message && (
        <Panel title="Message">
          <p className="max-w-prose text-base wrap-anywhere whitespace-pre-wrap">{message}</p>
        </Panel>
      )}
      {answers.length > 0 && (
        <Panel title="Answers">
          <dl className="grid gap-3 text-base">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-sm text-quiet">{question}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{answer || 'No answer'}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {skillLists.some(({ skills }) => skills.length > 0) && (
        <Panel title="Skills">
          <dl className="grid gap-2.5">
            {skillLists.map(({ label, skills }) => (
              <div key={label} className="grid gap-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
                <dt className="text-sm text-quiet">{label}</dt>
                <dd className="flex flex-wrap gap-1">
                  {skills.map((skill) => (
                    <Tag key={skill} name={skill} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {documents.length > 0 && <Documents id={applicant.id} documents={documents} />}
      <SamePerson applicant={applicant} mayWork={mayWork} />
      <Panel title="Privacy">
        <div className="grid gap-4">
          <div className="text-sm">
            <h3 className="mb-1 text-xs text-quiet">Consent, as it was given on {consent.page}</h3>
            <p className="max-w-prose wrap-anywhere">{consent.wording}</p>
          </div>
          <StatusLink applicant={applicant} mayWork={mayWork} />
        </div>
      </Panel>
    </div>
  );
}
