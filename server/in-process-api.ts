/** `PublicApi` without HTTP: what loaders and actions of the pages call on this server. */
import { leadConsent } from '#api/lead-consent.ts';
import { pagePath } from '#api/page-headers.ts';
import { type ApiServices, alertParts } from '#api/services.ts';
import { DOCUMENT } from '#contract/application-status.ts';
import type { ResumeFile } from '#contract/applications.ts';
import { RESUME } from '#contract/applications.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { headerText } from '#contract/text-rules.ts';
import type { RequestContext } from '#delivery/page-api.ts';
import {
  addDocument,
  eraseApplication,
  readStatus,
  withdrawApplication,
} from '#domain/application-status/index.ts';
import { listOptions, receiveApplication } from '#domain/applications/index.ts';
import { issueChallenge } from '#domain/captcha/index.ts';
import { followAlertLink, readAlertLink, receiveJobAlert } from '#domain/job-alerts/index.ts';
import { getJob, listJobs } from '#domain/jobs/index.ts';
import { receiveLead } from '#domain/leads/index.ts';
import { followLink, readLink } from '#domain/newsletter/index.ts';
import { formKinds, receiveForm, wordsOn } from '#domain/submissions/index.ts';
import { createInProcessContent } from './in-process-content.ts';

export function createInProcessApi(services: ApiServices, context: RequestContext): PublicApi {
  const { db, kinds, jobFinder, captchaKey } = services;
  const consents = services.consents(context.page);
  const { secret, isDoubleOptIn } = services.newsletter;
  const statusLink = (token: string) => ({ secret: services.statusSecret, token });
  const sendForm: PublicApi['sendForm'] = async (
    name,
    fields,
    { idempotencyKey, title, honeypot },
  ) => {
    const kind = formKinds(kinds).find(({ form }) => form.contract.name === name);
    if (!kind) throw new ProblemError('not-found', `There is no form ${name}`);
    const received = {
      fields,
      ...wordsOn(kind, services.packOf(context.page)),
      honeypot: honeypot ?? '',
      captcha: '',
      captchaKey: null,
      consumeQuota: () => context.consumeQuota(name),
      verified: false,
      idempotencyKey: idempotencyKey ?? null,
      ipHash: services.hashIp(context.ip),
      page: { route: headerText(context.page), title: headerText(title) },
    };
    return receiveForm(db, kind, received, { kinds });
  };
  return {
    ...createInProcessContent(services, context),
    listJobs: (query) => listJobs(db, jobFinder, query),
    getJob: (slug) => getJob(db, slug),
    applicationOptions: () => listOptions(db),
    captcha: (form) => issueChallenge(captchaKey ?? 'off', form),
    applyForJob: async (form, { idempotencyKey }) => {
      // Without scripts no captcha can be solved: taken at a stricter rate, and marked for staff.
      return receiveApplication(db, {
        fields: textFields(form),
        resume: await fileIn(form, RESUME.field),
        numbering: services.numbering(context.page),
        captchaKey: null,
        consumeQuota: () => context.consumeQuota('application'),
        verified: false,
        idempotencyKey: idempotencyKey ?? null,
        ipHash: services.hashIp(context.ip),
        consent: { wording: consents.application, page: context.page },
      });
    },
    sendLead: (source, lead, { idempotencyKey, title, honeypot }) =>
      receiveLead(db, {
        source,
        lead,
        honeypot: honeypot ?? '',
        // Each source by itself: the lead that follows a message is no second post.
        consumeQuota: () => context.consumeQuota(`lead ${source}`),
        verified: false,
        idempotencyKey: idempotencyKey ?? null,
        ipHash: services.hashIp(context.ip),
        page: { route: headerText(context.page), title: headerText(title) },
        consent: leadConsent(services, source, context.page),
        isDoubleOptIn,
      }),
    sendContact: (message, submission) => sendForm(CONTACT_FORM.name, message, submission),
    sendForm,
    askForJobAlert: (request, { honeypot, route }) =>
      receiveJobAlert(db, alertParts(services), {
        request,
        honeypot: honeypot ?? '',
        consumeQuota: () => context.consumeQuota('job alert'),
        consent: {
          wording: services.consents(pagePath(route)).jobAlert,
          page: pagePath(route),
        },
        ipHash: services.hashIp(context.ip),
      }),
    readJobAlertLink: (purpose, token) => readAlertLink(db, { secret, purpose, token }),
    followJobAlertLink: (purpose, token) => followAlertLink(db, { secret, purpose, token }),
    readNewsletterLink: (purpose, token) => readLink(db, { secret, purpose, token }),
    followNewsletterLink: (purpose, token) => followLink(db, { secret, purpose, token }),
    readStatus: (token) => readStatus(db, statusLink(token)),
    withdrawApplication: (token) => withdrawApplication(db, statusLink(token)),
    addDocument: async (token, form) =>
      addDocument(db, statusLink(token), await fileIn(form, DOCUMENT.field)),
    eraseApplication: (token) => eraseApplication(db, statusLink(token)),
  };
}

function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Browsers send an empty file without a name where none was chosen. */
async function fileIn(form: FormData, field: string): Promise<ResumeFile | null> {
  const file = form.get(field);
  if (!(file instanceof Blob) || (file.size === 0 && file.name === '')) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
