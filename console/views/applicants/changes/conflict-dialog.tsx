import type { ReactNode } from 'react';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';

export interface ConflictChoice {
  label: string;
  run: () => void;
}

interface ConflictDialogProps {
  title: string;
  mine: ReactNode;
  theirs: ReactNode;
  onMine: () => void;
  onTheirs: () => void;
  both?: ConflictChoice | undefined;
  /** Closes without a decision and keeps the input. */
  onClose: () => void;
}

/** Shows both versions of a concurrent change. Nothing is saved until one is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, mine, theirs, onMine, onTheirs, both, onClose } = props;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      keepsOpenOnOutsideClick
      size="wide"
      footer={
        <>
          <Button onClick={onTheirs}>Keep current version</Button>
          {both && <Button onClick={both.run}>{both.label}</Button>}
          <Button tone="primary" onClick={onMine}>
            Use my version
          </Button>
        </>
      }
    >
      <p className="mb-4 text-base">
        Someone else saved a change after you opened this. Choose which version to keep.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Current version">{theirs}</Side>
        <Side title="Your version">{mine}</Side>
      </div>
    </Dialog>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-3">
      <h3 className="mb-2 text-xs text-quiet">{title}</h3>
      <div className="max-h-80 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
        {children}
      </div>
    </section>
  );
}
