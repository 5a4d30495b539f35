/** Tells colleagues that the entry is open here, and who else has it open. */
import { useEffect, useState } from 'react';
import { call } from '#console/api/call.ts';
import { useCan } from '#console/session.tsx';
import type { DraftSaver } from './draft-saver.ts';

/** Milliseconds between two reports. A hidden tab may be a minute late. */
const INTERVAL = 20_000;

interface Other {
  id: string;
  name: string;
  hasChanges: boolean;
}

const tab = crypto.randomUUID();

export function usePresence(file: string, saver: DraftSaver): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const mayEdit = useCan('content.edit');
  useEffect(() => {
    if (!mayEdit) return;
    const report = async (hasLeft: boolean) => {
      const body = { file, tab, hasChanges: saver.isDirty, ...(hasLeft && { hasLeft }) };
      // Editing works without it, so a failure is not shown.
      const seen = await call('seeEntry', { body, isBackground: true }).catch(() => undefined);
      if (seen && !hasLeft) setOthers(seen.filter(({ isSelf }) => !isSelf));
    };
    void report(false);
    const timer = setInterval(() => void report(false), INTERVAL);
    return () => {
      clearInterval(timer);
      void report(true);
    };
  }, [file, saver, mayEdit]);
  return others;
}
