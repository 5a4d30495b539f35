import { useEffect, useRef } from 'react';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import type { Answers } from './answers.ts';
import { useApplyWords } from './apply-words.ts';
import type { Application } from './use-application.ts';

/** Empties the form, and can take that back for as long as the form is there. */
export function useStartOver({ answers, resume, replace }: Application, blank: Answers) {
  const { restored } = useApplyWords();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);

  return () => {
    replace({ answers: blank, resume: null });
    withdraw.current = showSnackbar({
      tone: 'success',
      text: restored.cleared,
      action: { label: restored.undo, run: () => replace({ answers, resume }) },
    });
  };
}
