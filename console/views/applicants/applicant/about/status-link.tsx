import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { CopyField } from '#console/ui/copy-field.tsx';
import { showToast } from '#console/ui/toast/toast-store.ts';
import type { Applicant } from '#contract/console/applicants.ts';

/** The applicant's own page: whoever has the link sees where the application stands, and can withdraw it. */
export function StatusLink({ applicant, mayWork }: { applicant: Applicant; mayWork: boolean }) {
  const { id, name, statusLink } = applicant;
  const [isAsking, setAsking] = useState(false);
  if (!statusLink) {
    return (
      <p className="text-sm text-quiet">
        The applicant’s own page has no link: this site does not know its own address yet. Whoever
        runs it can set one.
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <CopyField label="The applicant’s private link" value={statusLink} />
      <p className="text-xs text-quiet">
        It shows the stage in public words, and lets {name} add a document, withdraw or erase.
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
          queries.put(`application:${id}`, await call('renewStatusLink', { params: { id } }));
          showToast({ text: 'The link is a new one' });
        }}
      >
        The link in mails that {name} has got stops working at once. Send the new one if it is
        needed.
      </ConfirmDialog>
    </div>
  );
}
