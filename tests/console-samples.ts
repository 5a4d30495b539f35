/** A well-formed request for each console call, about objects that do not exist. */
import { randomUUID } from 'node:crypto';
import type { ConsoleCallName } from '#contract/console/calls.ts';
import type { Permission } from '#contract/console/roles.ts';

export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The permission that this request needs, if the call itself is open to all staff. */
  needs?: Permission;
}

const id = randomUUID();
const email = 'nobody@example.com';
const byId = { params: { id } };
const message = { params: { kind: 'message', id } };
const file = 'blogs/no-such-post.md';
const token = 'a'.repeat(43);
const password = 'four words that nobody knows';
const response = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', authenticatorData: 'AAAA' },
};
const mediaFile = { params: { name: 'no-such-file-1.jpg' } };
const draft = { template: '', subject: 'Hello', body: 'Good day', sendAt: null };
const mailTo = (kind: string) => ({ body: { kind, subjectId: id, draft } });

/** One sample, or several if the permission depends on the object. */
export const SAMPLES: Record<ConsoleCallName, Sample | readonly Sample[]> = {
  getSession: {},
  passkeySignInOptions: { body: {} },
  signInByPasskey: { body: { response } },
  signInByPassword: { body: { email, password, code: '123456' } },
  startSingleSignOn: { body: { purpose: 'sign-in', returnTo: '/' } },
  finishSingleSignOn: { body: { query: 'code=a&state=b' } },
  signOut: {},
  readLink: { body: { token } },
  linkPasskeyOptions: { body: { token, name: 'Nobody' } },
  acceptByPasskey: { body: { token, name: 'Nobody', response } },
  linkTotp: { body: { token } },
  acceptByPassword: { body: { token, name: 'Nobody', password, code: '123456' } },
  passkeyProofOptions: {},
  proveByPasskey: { body: { response } },
  proveByPassword: { body: { password, code: '123456' } },
  getAccount: {},
  renameSelf: { body: { name: 'Somebody' } },
  newPasskeyOptions: {},
  addPasskey: { body: { name: 'Key', response } },
  renamePasskey: { params: { id: 'AAAA' }, body: { name: 'Key' } },
  removePasskey: { params: { id: 'AAAA' } },
  newTotp: {},
  setPassword: { body: { password, code: '123456' } },
  newRecoveryCodes: {},
  endSession: byId,
  endOtherSessions: {},

  listMissedSearches: {},
  getContentHealth: {},
  getSystem: {},
  getNewPackQuestions: {},
  makePack: { body: { answers: { name: 'Fjordkorn' }, logo: null } },
  getEntryForm: { query: { file: 'blogs/none.md' } },
  convertPaste: { body: { html: '<p>Hello</p>' } },
  getVisits: {},
  exportVisits: {},
  listStaff: {},
  invite: { body: { email, role: 'reader' } },
  revokeLink: { params: { id: 'a'.repeat(64) } },
  changeRole: { ...byId, body: { role: 'reader' } },
  removeStaff: byId,
  recoverStaff: byId,
  endStaffSessions: byId,

  getConsoleFacts: {},
  waitForChanges: {},

  listApplicants: { query: { q: 'nobody' } },
  countApplicants: {},
  getApplicant: byId,
  getResume: byId,
  getDocument: { params: { id, documentId: id } },
  getFilePage: { params: { id, page: '1' } },
  getFilePicture: { params: { id, page: '1' } },
  exportApplicants: { query: { q: 'nobody' } },
  changeApplicant: { ...byId, body: { version: 1, stage: 'screening' } },
  markApplicant: { ...byId, body: { isRead: true } },
  changeApplicants: { body: { ids: [id], change: { stage: 'screening' } } },
  undoChange: { body: { changeId: id } },
  addNote: { ...byId, body: { text: 'A note', mentions: [] } },
  editNote: { ...byId, body: { text: 'A note', mentions: [], version: 1 } },
  removeNote: byId,
  rate: { ...byId, body: { scores: {}, comment: '' } },
  linkPerson: { params: { id, otherId: randomUUID() } },
  unlinkPerson: byId,
  renewStatusLink: byId,

  listNotifications: {},
  countUnreadNotifications: {},
  markNotification: { ...byId, body: { isRead: true } },
  markNotificationsRead: { body: { until: 1 } },
  setNotificationEmails: { body: { notificationEmails: 'daily' } },

  countUnreadApplicants: {},
  countUnreadInbox: {},

  listViews: {},
  saveView: { body: { area: 'inbox', name: 'Mine', query: 'unread=yes' } },
  removeView: byId,

  previewMail: [
    { ...mailTo('application'), needs: 'applicants.read' },
    { ...mailTo('message'), needs: 'messages.read' },
    { ...mailTo('lead'), needs: 'messages.read' },
  ],
  writeMail: [
    { ...mailTo('application'), needs: 'applicants.work' },
    { ...mailTo('message'), needs: 'messages.work' },
    { ...mailTo('lead'), needs: 'messages.work' },
  ],
  cancelMail: byId,

  listInbox: { query: { unread: 'yes' } },
  getInboxItem: message,
  changeInboxItem: { ...message, body: { version: 1, state: 'done' } },
  markInboxItem: { ...message, body: { isRead: true } },
  changeInboxItems: { body: { items: [{ kind: 'lead', id }], change: { state: 'done' } } },
  addInboxNote: { ...message, body: { text: 'A note' } },
  exportInbox: { query: { q: 'nobody' } },
  listDeliveries: {},
  retryDeliveries: { body: { ids: [id] } },

  listJobs: {},
  changeJob: { params: { slug: 'no-such-job' }, body: { version: 0, isClosed: true } },

  listEntries: {},
  getEntry: { query: { file } },
  checkEntry: { query: { file } },
  createEntry: { body: { kind: 'post', slug: 'sample', title: 'Sample', copyOf: file } },
  listTranslations: { query: { file } },
  saveDraft: { body: { file, version: 0, changes: [], bases: [] } },
  discardDraft: { body: { file, version: 1 } },
  publishEntry: { body: { file, version: 1 } },
  unpublishEntry: { body: { file } },
  deleteEntry: { body: { file } },
  restoreEntry: { body: { file } },
  renameEntry: { body: { file, slug: 'other' } },
  listVersions: { query: { file } },
  compareVersions: { query: { file } },
  restoreVersion: { body: { file, number: 1, version: 0 } },
  undoPublish: { body: { file, publishedVersion: 1 } },
  resolveConflict: { body: { file, choices: ['file'] } },
  askReview: { body: { file, isAsked: true } },
  listPublications: {},
  schedulePublication: {
    body: {
      file,
      version: 1,
      isTakedown: false,
      wallTime: '2100-01-01T09:00',
      timeZone: 'Asia/Kathmandu',
    },
  },
  cancelPublication: byId,
  seeEntry: { body: { file, tab: id, hasChanges: false } },
  shareDraft: { body: { file, version: 1 } },
  listShareLinks: { query: { file } },
  revokeShareLink: byId,
  setReview: { body: { isNeeded: false } },

  exportPerson: { body: { email } },
  planErasure: { body: { email } },
  erasePerson: { body: { email } },
  getRetention: {},
  runRetention: {},

  listAudit: {},
  exportAudit: { query: { action: 'rated' } },

  listMedia: { query: { filter: 'unused' } },
  getMedia: { query: { path: 'media/uploads/no-such-file-1.jpg' } },
  getMediaFile: mediaFile,
  getMediaThumbnail: { query: { path: 'media/uploads/no-such-file-1.jpg' } },
  uploadMedia: { query: { name: 'team.jpg' } },
  replaceMedia: { ...mediaFile, query: { version: '1' } },
  changeMedia: { ...mediaFile, body: { version: 1, title: 'A title' } },
  deleteMedia: mediaFile,
  restoreMedia: mediaFile,
  retryMedia: mediaFile,
};

/** The path of a call with the sample's parameters. */
export function pathOf(path: string, { params = {}, query }: Sample): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The sample of ${path} has no ${name}`);
    return value;
  });
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
