/** Who answers each call of the public API, from outside and from pages of this process alike. */
import type { PublicCallName } from '#contract/public/calls.ts';
import type { CheckBeforeFile, Handlers } from './handler.ts';
import { LINK_HANDLERS, refuseFalseLink } from './link-handlers.ts';
import { READ_HANDLERS } from './read-handlers.ts';
import { refuseUnsolved, SUBMISSION_HANDLERS } from './submission-handlers.ts';

export const HANDLERS: Handlers = { ...READ_HANDLERS, ...LINK_HANDLERS, ...SUBMISSION_HANDLERS };

export const CHECKS_BEFORE_FILE: Partial<Record<PublicCallName, CheckBeforeFile>> = {
  applyForJob: refuseUnsolved,
  addApplicationDocument: refuseFalseLink,
};
