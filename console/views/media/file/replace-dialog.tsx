import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { urlOf } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { sendUpload } from '#console/api/send-upload.ts';
import { Banner } from '#console/ui/banner.tsx';
import { FormDialog } from '#console/ui/form-dialog.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { formatBytes, nameOf, pictureUrl, usesOf } from '#console/views/media/media-facts.ts';
import { refusalOf } from '#console/views/media/uploads/upload-store.ts';
import type { MediaDetail } from '#contract/console/media.ts';

interface ReplaceDialogProps {
  item: MediaDetail;
  file: File;
  onClose: () => void;
}

/** Shows both files before one replaces the other on the site. */
export function ReplaceDialog({ item, file, onClose }: ReplaceDialogProps) {
  const [share, setShare] = useState(0);
  const abort = useRef(new AbortController());
  const preview = useObjectUrl(file);
  const replace = useMutation({
    mutationFn: async () => {
      const refused = await refusalOf(file);
      if (refused) throw new CallProblem({ status: 422, detail: refused });
      const url = urlOf('replaceMedia', {
        params: { name: nameOf(item) },
        query: { version: item.version },
      });
      return sendUpload<{ notices: string[] }>(url, file, {
        signal: abort.current.signal,
        onProgress: setShare,
      });
    },
    onSuccess: ({ notices }) => {
      invalidate(['media']);
      showToast({ text: [`Replaced ${item.title}.`, ...notices].join(' ') });
      onClose();
    },
  });
  const current = pictureUrl(item, 'small');
  return (
    <FormDialog
      title={`Replace ${item.title}?`}
      submitLabel={replace.isPending ? `${Math.round(share * 100)}%` : 'Replace file'}
      isBusy={replace.isPending}
      problem={replace.error && errorMessage(replace.error)}
      onSubmit={() => replace.mutate()}
      onClose={() => {
        abort.current.abort();
        onClose();
      }}
    >
      {current && (
        <div className="grid grid-cols-2 gap-3 text-xs text-quiet">
          <figure className="grid gap-1">
            <img
              src={current}
              alt=""
              className="aspect-4/3 rounded-inner bg-sunken object-contain"
            />
            <figcaption>Now · {formatBytes(item.bytes)}</figcaption>
          </figure>
          <figure className="grid gap-1">
            {preview && (
              <img
                src={preview}
                alt=""
                className="aspect-4/3 rounded-inner bg-sunken object-contain"
              />
            )}
            <figcaption>New · {formatBytes(file.size)}</figcaption>
          </figure>
        </div>
      )}
      <Banner tone={item.uses > 0 ? 'warning' : 'info'}>
        {item.uses > 0
          ? `${usesOf(item)}. The new file will be shown there immediately, with the present descriptions and focal point.`
          : 'No page uses this file yet. Its name and path stay the same.'}
      </Banner>
    </FormDialog>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  return url;
}
