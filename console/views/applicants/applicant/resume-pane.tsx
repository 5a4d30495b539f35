import { urlOf } from '#console/api/call.ts';
import { buttonClass } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { sizeWords } from './size-words.ts';

interface ResumePaneProps {
  applicant: Applicant;
  /** It has the height of the window. */
  isPane?: boolean;
}

/** The resume in the browser's own viewer, or why there is nothing to see. */
export function ResumePane({ applicant, isPane = false }: ResumePaneProps) {
  const { id, name, resume } = applicant;
  const url = urlOf('getResume', { params: { id } });
  return (
    <section
      aria-label="Resume"
      className={`flex flex-col bg-sunken ${isPane ? 'h-full' : 'h-[calc(100dvh-8rem)] min-h-96 overflow-clip rounded-card border border-line'}`}
    >
      {resume && (
        <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium" title={resume.fileName}>
              {resume.fileName}
            </p>
            <p className="text-xs text-quiet">
              {sizeWords(resume.size)}
              {TEXT_STATES[resume.text]}
            </p>
          </div>
          {resume.isShown === 'yes' && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ tone: 'plain' })}
            >
              <Icon name="external-link" />
              Open
              <span className="sr-only"> the resume in a new tab</span>
            </a>
          )}
          <a href={url} download={resume.fileName} className={buttonClass({ tone: 'plain' })}>
            <Icon name="download" />
            Download
          </a>
        </header>
      )}
      <Inside {...{ resume, url, name }} />
    </section>
  );
}

const TEXT_STATES = {
  waiting: ', not searched yet',
  read: '',
  unreadable: ', no text in it that can be searched',
} as const;

interface InsideProps {
  resume: Applicant['resume'];
  url: string;
  name: string;
}

function Inside({ resume, url, name }: InsideProps) {
  if (!resume) {
    return (
      <EmptyState icon="file-text" title="No resume">
        {name} sent none. A document can be added on the applicant’s own page: a mail with{' '}
        <code>{'{link}'}</code> in it leads there.
      </EmptyState>
    );
  }
  if (!resume.isIntact) {
    return (
      <EmptyState icon="triangle-alert" title="This file is not what arrived">
        What is stored differs from what {name} sent, so it is not shown. Ask for the resume again;
        an owner can look into the backups.
      </EmptyState>
    );
  }
  if (resume.isShown === 'waiting') {
    return (
      <EmptyState icon="file-text" title="The resume is being looked through">
        It is shown as soon as it is known to have no scripts in it: a few seconds after it arrived.
      </EmptyState>
    );
  }
  if (resume.isShown === 'no') return <Withheld isReadable={resume.text === 'read'} name={name} />;
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState icon="file-text" title="Your browser shows no PDFs in a page">
        Its viewer is switched off. Open the resume in a new tab, or download it.
      </EmptyState>
    );
  }
  return (
    <iframe
      key={url}
      src={`${url}#navpanes=0&view=FitH`}
      title={`Resume of ${name}`}
      className="w-full flex-1 border-0"
    />
  );
}

/** What a viewer might carry out, or nobody can look through. */
function Withheld({ isReadable, name }: { isReadable: boolean; name: string }) {
  if (isReadable) {
    return (
      <EmptyState icon="triangle-alert" title="This file has scripts in it">
        A viewer could run them, so it is not opened here. Its text can be searched. Download it and
        open it with care, or ask {name} for a plain PDF.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="triangle-alert" title="This file could not be looked through">
      It is damaged, locked, or no real PDF, so it is not opened here. Download it and open it with
      care, or ask {name} for another.
    </EmptyState>
  );
}
