import { ROLES } from '#contract/console/roles.ts';

export const USAGE = `Use one of (npm run --silent staff -- …):
  invite EMAIL --role ROLE    prints a link with which they set up their account
  list [--json]               who works at the desk, and which links are open
  recover EMAIL               prints a link with which they set up a new way to sign in
  revoke EMAIL                ends the open links that were made for them
  sign-out EMAIL              ends their sessions and the links they made; they can sign in again
  remove EMAIL                ends their way in, their sessions and the links they made
ROLE is one of ${ROLES.join(', ')}. Links work once: an invitation for three days, a recovery for one.`;
