import type { Answer } from '#console/api/call.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { CopyField } from '#console/ui/copy-field.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';

interface NewLinkProps {
  title: string;
  email: string;
  link: Answer<'invite'> | undefined;
  onClose: () => void;
}

/** Shows a new link, which cannot be shown again. */
export function NewLinkDialog({ title, email, link, onClose }: NewLinkProps) {
  return (
    <Dialog
      title={title}
      isOpen={link !== undefined}
      onClose={onClose}
      keepsOpenOnOutsideClick
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {link && (
        <div className="grid gap-4">
          {link.isMailed ? (
            <Banner tone="done">The link is being emailed to {email}.</Banner>
          ) : (
            <Banner tone="warning">
              Email is not set up on this site. Send this link to {email} yourself, in a private
              message.
            </Banner>
          )}
          <CopyField label="Link" value={link.link} />
          <p className="text-sm text-quiet">
            The link works once and expires <RelativeTime at={link.expiresAt} />. Copy it now. It
            will not be shown again.
          </p>
        </div>
      )}
    </Dialog>
  );
}
