import type { Ref } from 'react';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  onPick: (files: FileList) => void;
}

/** Without HEIC in `accept`, Apple's devices convert their photos to JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export function PictureInput({ ref, onPick }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPT}
      multiple
      hidden
      aria-label="Pictures"
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onPick(currentTarget.files);
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
