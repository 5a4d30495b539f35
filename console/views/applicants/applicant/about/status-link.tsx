import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { put } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import type { Applicant } from '#contract/console/applicants.ts';

/**
 * The applicant's own page. Whoever has its link can withdraw and erase, so it reaches the applicant by mail and
 * nobody here.
 */
export function StatusLink({ applicant, mayWork }: { applicant: Applicant; mayWork: boolean }) {
  const { id, name } = applicant;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-2">
      <h3 className="text-xs text-quiet">The applicant’s private link</h3>
      <p className="max-w-prose text-sm">
        It shows the stages that you choose to show, and lets {name} add a document, withdraw or
        erase. It is in the mail that says that the application has arrived. To send it again, write
        a mail with <code>{'{link}'}</code> in it.
      </p>
      {mayWork && (
        <div>
          <Button size="small" icon="refresh-cw" onClick={() => setAsking(true)}>
            Renew the link
          </Button>
        </div>
      )}
      <ConfirmDialog
        title="Renew the private link?"
        isOpen={isAsking}
        confirmLabel="Renew the link"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          put(`application:${id}`, await call('renewStatusLink', { params: { id } }));
          showToast({ text: 'The link is a new one' });
        }}
      >
        The link in mails that {name} has got stops working at once. If it is needed, write a mail
        with <code>{'{link}'}</code> in it: that brings the new one.
      </ConfirmDialog>
    </div>
  );
}
