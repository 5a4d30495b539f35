import { useRef } from 'react';
import { Button, type ButtonStyle } from '#console/ui/button.tsx';
import { MEDIA_ACCEPT } from '#contract/media-files.ts';

interface UploadButtonProps extends ButtonStyle {
  children: React.ReactNode;
  onFiles: (files: File[]) => void;
  accept?: string;
  isSingle?: boolean;
}

/** A button that opens the device's file chooser, on phones with the camera. */
export function UploadButton(props: UploadButtonProps) {
  const { onFiles, accept = MEDIA_ACCEPT, isSingle = false, children, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={!isSingle}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
