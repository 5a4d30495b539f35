import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#console/ui/icon.tsx';

interface DropAreaProps {
  /** Called with dropped and with pasted files. */
  onFiles: (files: File[]) => void;
  /** For people who may not upload. */
  isOff?: boolean;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: React.DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped on it or pasted while it is shown. */
export function DropArea({ onFiles, isOff = false, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  // Each element that the pointer crosses has an enter and a leave.
  const depth = useRef(0);
  usePastedFiles(onFiles, isOff);
  if (isOff) return children;
  function move(event: React.DragEvent, step: number) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button for uploads does the same
    <div
      className="relative"
      onDragEnter={(event) => move(event, 1)}
      onDragOver={(event) => move(event, 0)}
      onDragLeave={(event) => move(event, -1)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-2 z-30 grid place-items-center rounded-panel border-2 border-dashed border-accent bg-accent-tint/90 text-on-accent-tint">
          <p className="flex items-center gap-2 text-lg font-medium">
            <Icon name="upload" size={20} />
            Drop files to upload
          </p>
        </div>
      )}
    </div>
  );
}

function usePastedFiles(onFiles: (files: File[]) => void, isOff: boolean): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (isOff) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [isOff]);
}
