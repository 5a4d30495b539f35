import { useEffect, useRef } from 'react';
import { showSnackbar } from '#app/ui/snackbar/show-snackbar.ts';
import type { Answers } from './answers.ts';
import { useApplyCopy } from './apply-copy.ts';
import type { Application } from './use-application.ts';

/** Empties the form, and offers to undo that until the form is unmounted. */
export function useStartOver(application: Application, blank: Answers) {
  const { answers, resume, unreadFile, replace } = application;
  const { restored } = useApplyCopy();
  const closeSnackbar = useRef<() => void>(undefined);
  useEffect(() => () => closeSnackbar.current?.(), []);

  return () => {
    unreadFile.current = null;
    replace({ answers: blank, resume: null });
    closeSnackbar.current = showSnackbar({
      tone: 'success',
      text: restored.cleared,
      action: { label: restored.undo, run: () => replace({ answers, resume }) },
    });
  };
}
