import { useEffect, useState } from 'react';

/** What was asked for; nothing while it is on its way. */
export function useListResult<Answer>(asked: Answer | Promise<Answer>): Answer | undefined {
  const [settled, setSettled] = useState<{ asked: typeof asked; answer: Answer }>();
  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isWanted = true;
    asked.then((answer) => isWanted && setSettled({ asked, answer }));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (!(asked instanceof Promise)) return asked;
  return settled?.asked === asked ? settled.answer : undefined;
}
