import { urlOf } from '#console/api/call.ts';
import { EmptyState } from '#console/ui/empty-state.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { FilePages, formatSize } from './file-pages.tsx';

interface ResumePaneProps {
  applicant: Applicant;
  /** As high as the window. */
  isPane?: boolean;
}

export function ResumePane({ applicant, isPane = false }: ResumePaneProps) {
  return (
    <section
      aria-label="Resume"
      className={`flex flex-col bg-sunken ${isPane ? 'h-full' : 'h-[calc(100dvh-8rem)] min-h-96 overflow-clip rounded-card border border-line'}`}
    >
      <ResumeContent {...applicant} />
    </section>
  );
}

const TEXT_STATES = {
  waiting: ', text not indexed yet',
  read: '',
  unreadable: ', no searchable text',
} as const;

function ResumeContent({ id, name, resume }: Applicant) {
  if (!resume) {
    return (
      <EmptyState icon="file-text" title="No resume">
        {name} did not send a resume. To ask for one, write an email with the placeholder{' '}
        <code>{'{link}'}</code>. It opens a page where the applicant can add a document.
      </EmptyState>
    );
  }
  if (!resume.isIntact) {
    return (
      <EmptyState icon="triangle-alert" title="This file has been altered">
        The stored file differs from the one that {name} sent, so it is not shown. Ask for the
        resume again, or ask an owner to check the backups.
      </EmptyState>
    );
  }
  return (
    <FilePages
      key={id}
      applicationId={id}
      fileName={resume.fileName}
      facts={formatSize(resume.size) + TEXT_STATES[resume.text]}
      href={urlOf('getResume', { params: { id } })}
    />
  );
}
