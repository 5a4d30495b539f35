import type { AuditAction } from '#contract/console/audit.ts';

/** What each action is called, behind the name of whoever did it. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  proved: 'Proved who they are',
  'session-ended': 'Ended a session',
  'factor-changed': 'Changed a way to sign in',
  'staff-invited': 'Invited somebody',
  'invitation-revoked': 'Revoked an invitation',
  'recovery-revoked': 'Revoked a recovery link',
  'staff-joined': 'Joined',
  'staff-recovered': 'Recovered an account',
  'role-changed': 'Gave another role',
  'staff-removed': 'Removed somebody',
  'application-opened': 'Opened an application',
  'resume-seen': 'Saw a résumé',
  'document-seen': 'Saw a document',
  'application-changed': 'Changed an application',
  'applications-changed': 'Changed several applications',
  'change-undone': 'Undid a change',
  'note-written': 'Wrote a note',
  'note-removed': 'Removed a note',
  rated: 'Rated an application',
  'people-joined': 'Joined two applications',
  'people-parted': 'Parted applications',
  'status-link-renewed': 'Renewed a private link',
  'mail-written': 'Wrote a mail',
  'mail-stopped': 'Stopped a mail',
  'inbox-changed': 'Changed a message or lead',
  'delivery-retried': 'Retried deliveries',
  'opening-changed': 'Changed an opening',
  exported: 'Exported a list',
  'person-exported': 'Exported a person',
  'person-erased': 'Erased a person',
  'retention-run': 'Erased what was due',
  'application-withdrawn': 'Application withdrawn',
  'application-erased-by-applicant': 'Application erased by the applicant',
};

/** In the order in which a list of them shows. */
export const ACTIONS = Object.keys(ACTION_WORDS) as AuditAction[];
