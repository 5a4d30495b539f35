import { useState } from 'react';
import { urlOf } from '#console/api/call.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { FilePages, sizeWords } from '#console/views/applicants/applicant/pages/file-pages.tsx';
import type { Applicant } from '#contract/console/applicants.ts';

/** What the applicant added later; each opens in a dialog. */
export function Documents({ id, documents }: Pick<Applicant, 'id' | 'documents'>) {
  const [openId, setOpenId] = useState<string>();
  const open = documents.find((document) => document.id === openId);
  return (
    <Panel title="Documents added later">
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
              {sizeWords(document.size)}, added <RelativeTime at={document.addedAt} />
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog isOpen title={open.fileName} size="wide" onClose={() => setOpenId(undefined)}>
          <div className="-mx-5 -mb-5 flex h-[min(39.5rem,calc(100dvh-7.5rem))] flex-col bg-sunken">
            <FilePages
              applicationId={id}
              documentId={open.id}
              fileName={open.fileName}
              facts={sizeWords(open.size)}
              isInDialog
              href={urlOf('getDocument', { params: { id, documentId: open.id } })}
            />
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
