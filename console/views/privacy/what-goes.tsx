import { Counts, totalOf } from './counts.tsx';

interface WhatGoesProps {
  /** Rows by table. */
  counts: Readonly<Record<string, number>>;
  /** What has not been sent yet, by topic. */
  undelivered: Readonly<Record<string, number>>;
}

/** What an erasure takes, before it does. */
export function WhatGoes({ counts, undelivered }: WhatGoesProps) {
  const waiting = totalOf(undelivered);
  return (
    <>
      <Counts counts={counts} />
      {waiting > 0 && (
        <p className="text-base text-warning">
          {waiting === 1 ? 'One mail or record' : `${waiting} mails or records`} about it would not
          be sent any more.
        </p>
      )}
    </>
  );
}
