import { answerPrompt } from '#console/api/prompts.ts';
import { put } from '#console/api/queries.ts';
import { settings } from '#console/settings.ts';
import type { Session } from '#contract/console/session.ts';
import { currentStaffId, setCurrentStaff } from './current-staff.ts';

/** Goes on with a session that has just begun, or been proved: what waited for it is sent again. */
export function beginSession(session: Session): void {
  const before = currentStaffId();
  if (before !== undefined && before !== session.staff.id) {
    // Nothing of what the one before had on the screen is for the next one.
    location.assign(settings.path);
    return;
  }
  setCurrentStaff(session.staff.id);
  put('session', session);
  answerPrompt();
}
