/** A picture, a drawing, a video or a document of the pack, with its description. */
import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import type { FormField } from '#contract/console/form-fields.ts';
import { CheckRow } from './choice-controls.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type ControlOf, fieldId, useForm } from './form-context.ts';
import { TextControl, textOf, useTextChange } from './text-control.tsx';

interface MediaControlProps extends ControlOf {
  /** The field beside it that describes the picture. */
  alt: { field: FormField; path: FieldPath; value: unknown } | undefined;
}

export function MediaControl({ field, path, value, isLabelHidden, alt }: MediaControlProps) {
  const { onPickPicture, isReadOnly, set } = useForm();
  const change = useTextChange({ field, path });
  const file = textOf(value);
  async function pick(pickPicture: NonNullable<typeof onPickPicture>) {
    const kind = field.kind === 'file' || field.kind === 'drawing' ? field.kind : 'picture';
    const picked = await pickPicture({
      kind,
      path: file,
      endings: field.endings ?? [],
      alt: alt && textOf(alt.value),
    });
    if (!picked) return;
    set(path, picked.path);
    if (alt) set(alt.path, picked.alt);
  }
  return (
    <div className="grid min-w-0 gap-3">
      <FieldFrame field={field} path={path} isLabelHidden={isLabelHidden ?? false}>
        {(control) => (
          <div className="flex min-w-0 flex-wrap items-start gap-3">
            {field.kind !== 'file' && <Thumbnail path={file} />}
            <div className="grid min-w-0 flex-[1_1_12rem] gap-2">
              <input
                type="text"
                value={file}
                spellCheck={false}
                autoCapitalize="none"
                autoComplete="off"
                placeholder={field.hasUrls ? 'A file, or a web address' : undefined}
                onChange={({ currentTarget }) => change(currentTarget.value)}
                className={`${FIELD_CLASS} h-9 text-ellipsis touch:min-h-11`}
                {...control}
              />
              {onPickPicture && field.hasUploads && !isReadOnly && (
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onClick={() => void pick(onPickPicture)}>
                    {file === '' ? 'Choose from library' : 'Replace'}
                    <span className="sr-only"> {field.label}</span>
                  </Button>
                  {file !== '' && !field.isRequired && (
                    <Button size="small" tone="plain" onClick={() => change('')}>
                      Remove<span className="sr-only"> {field.label}</span>
                    </Button>
                  )}
                </div>
              )}
            </div>
          </div>
        )}
      </FieldFrame>
      {alt && <AltText {...alt} mayBeEmpty={field.alt?.mayBeEmpty ?? false} />}
    </div>
  );
}

/** Decorative: the path beside it names the file. */
function Thumbnail({ path }: { path: string }) {
  const { pictureUrl } = useForm();
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const url = path === '' ? undefined : pictureUrl?.(path);
  const isVisible = url !== undefined && failedPath !== path;
  return (
    <div className="grid h-20 w-28 flex-none place-items-center overflow-clip rounded-inner border border-line bg-sunken text-quiet">
      {isVisible ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedPath(path)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name="file-text" size={20} />
      )}
    </div>
  );
}

interface AltTextProps {
  field: FormField;
  path: FieldPath;
  value: unknown;
  mayBeEmpty: boolean;
}

/** An empty description says that the picture is decorative, so it is a choice and not an omission. */
function AltText({ field, path, value, mayBeEmpty }: AltTextProps) {
  const { formId, set } = useForm();
  const [isDecorative, setDecorative] = useState(mayBeEmpty && value === '');
  const isEmptyChoice = isDecorative && textOf(value) === '';
  const described = {
    ...field,
    hint: field.hint ?? 'For people who do not see it: what does the picture show?',
  };
  return (
    <div className="grid gap-1.5">
      {!isEmptyChoice && <TextControl field={described} path={path} value={value} />}
      {mayBeEmpty && (
        <CheckRow
          label="The picture is decorative and needs no description"
          id={isEmptyChoice ? fieldId(formId, path) : undefined}
          isChecked={isEmptyChoice}
          onChange={(isChecked) => {
            setDecorative(isChecked);
            if (isChecked) set(path, '');
          }}
        />
      )}
    </div>
  );
}
