import { useState } from 'react';
import { call, urlOf } from '#console/api/call.ts';
import { setCached } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { Tag } from '#console/ui/tag.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { FilePages, formatSize } from '#console/views/applicants/applicant/file-pages.tsx';
import type { ChangeOne } from '#console/views/applicants/changes/use-change-one.tsx';
import type { Applicant } from '#contract/console/applicants.ts';
import { Contact } from './contact.tsx';
import { SamePerson } from './same-person.tsx';
import { TagEditor } from './tag-editor.tsx';

interface AboutTabProps {
  applicant: Applicant;
  search: string;
  mayWork: boolean;
  onChange: ChangeOne;
}

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
            <h3 className="mb-1 text-xs text-quiet">Consent given on {consent.page}</h3>
            <p className="max-w-prose wrap-anywhere">{consent.wording}</p>
          </div>
          <StatusLink applicant={applicant} mayWork={mayWork} />
        </div>
      </Panel>
    </div>
  );
}

/**
 * With the private link a person can withdraw and erase the application, so it is only emailed to
 * the applicant and never shown to staff.
 */
function StatusLink({ applicant, mayWork }: { applicant: Applicant; mayWork: boolean }) {
  const { id, name } = applicant;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="grid gap-2">
      <h3 className="text-xs text-quiet">Private link</h3>
      <p className="max-w-prose text-sm">
        Opens a page where {name} sees the stages that you choose to show, and can add a document,
        withdraw the application or erase it. The email that confirms the application contains this
        link. To send it again, write an email with the placeholder <code>{'{link}'}</code>.
      </p>
      {mayWork && (
        <div>
          <Button size="small" icon="refresh-cw" onClick={() => setConfirming(true)}>
            Replace link
          </Button>
        </div>
      )}
      <ConfirmDialog
        title="Replace private link?"
        isOpen={isConfirming}
        confirmLabel="Replace link"
        onClose={() => setConfirming(false)}
        onConfirm={async () => {
          setCached(`application:${id}`, await call('renewStatusLink', { params: { id } }));
          showToast({ text: 'Private link replaced' });
        }}
      >
        The link in earlier emails to {name} will stop working immediately. To send the new link,
        write an email with the placeholder <code>{'{link}'}</code>.
      </ConfirmDialog>
    </div>
  );
}

function Documents({ id, documents }: Pick<Applicant, 'id' | 'documents'>) {
  const [openId, setOpenId] = useState<string>();
  const openDocument = documents.find((document) => document.id === openId);
  return (
    <Panel title="Added documents">
      <ul className="grid gap-1.5 text-base">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-baseline gap-x-2">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenId(document.id)}
              className="cursor-pointer text-left text-accent underline wrap-anywhere"
            >
              {document.fileName}
            </button>
            <span className="text-xs text-quiet">
              {formatSize(document.size)}, added <RelativeTime at={document.addedAt} />
            </span>
          </li>
        ))}
      </ul>
      {openDocument && (
        <Dialog
          isOpen
          title={openDocument.fileName}
          size="wide"
          onClose={() => setOpenId(undefined)}
        >
          <div className="-mx-5 -mb-5 flex h-[min(39.5rem,calc(100dvh-7.5rem))] flex-col bg-sunken">
            <FilePages
              applicationId={id}
              documentId={openDocument.id}
              fileName={openDocument.fileName}
              facts={formatSize(openDocument.size)}
              isInDialog
              href={urlOf('getDocument', { params: { id, documentId: openDocument.id } })}
            />
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
