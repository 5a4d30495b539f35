import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { nameOf } from '#console/views/media/media-facts.ts';
import type { MediaDetail } from '#contract/console/media.ts';
import { MEDIA_LIMITS } from '#contract/media-files.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FilePreview } from './file-preview.tsx';
import { CENTER, FocalPoint, type Point } from './focal-point.tsx';

/** Title and focal point of an upload. Both take effect when they are saved. */
export function EditFile({ item }: { item: MediaDetail }) {
  const [title, setTitle] = useState(item.title);
  const [focus, setFocus] = useState<Point>(item.focus ?? CENTER);
  const [isChecked, setChecked] = useState(false);
  const initial = item.focus ?? CENTER;
  const hasTitle = title.trim() !== item.title;
  const hasFocus = focus.x !== initial.x || focus.y !== initial.y;
  const save = useMutation({
    mutationFn: () =>
      call('changeMedia', {
        params: { name: nameOf(item) },
        body: {
          version: item.version,
          ...(hasTitle && { title: title.trim() }),
          ...(hasFocus && { focus }),
        },
      }),
    onSuccess: () => {
      invalidate(['media']);
      showToast({ text: 'Changes saved' });
    },
  });
  const titleError = isChecked && title.trim() === '' ? 'Enter a title' : undefined;
  return (
    <Panel>
      <Form
        className="grid gap-4"
        isBusy={save.isPending}
        onSubmit={() => {
          setChecked(true);
          if (title.trim() !== '') save.mutate();
        }}
      >
        {item.kind === 'picture' ? (
          <FocalFields item={item} focus={focus} onChange={setFocus} />
        ) : (
          <FilePreview item={item} />
        )}
        <TextField
          label="Title"
          hint="Only visible to your team. Descriptions for visitors are entered where the picture is used."
          value={title}
          error={titleError}
          maxLength={MEDIA_LIMITS.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {save.error && <Banner tone="problem">{errorMessage(save.error)}</Banner>}
        <div className="flex justify-end gap-2">
          {(hasTitle || hasFocus) && (
            <Button
              onClick={() => {
                setTitle(item.title);
                setFocus(initial);
              }}
            >
              Discard changes
            </Button>
          )}
          <Button
            type="submit"
            tone="primary"
            isBusy={save.isPending}
            disabled={!hasTitle && !hasFocus}
          >
            Save changes
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

interface FocalFieldsProps {
  item: MediaDetail;
  focus: Point;
  onChange: (focus: Point) => void;
}

function FocalFields({ item, focus, onChange }: FocalFieldsProps) {
  return (
    <div className="grid gap-3">
      <FocalPoint item={item} value={focus} onChange={onChange} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-base">Focal point</h2>
          <p className="max-w-104 text-sm text-quiet">
            Click what must stay visible when pages crop the picture. It applies wherever the
            picture is used.
          </p>
          <p className="mt-1 text-sm" aria-live="polite">
            {focus.x}% from the left, {focus.y}% from the top
          </p>
        </div>
        <CropPreviews item={item} focus={focus} />
      </div>
    </div>
  );
}
