/** The API on another host: pages read it there, and browsers reach it through this one. */
import proxy from '@fastify/http-proxy';
import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitInMemory } from '#api/http/form-limits.ts';
import { sendProblem, unavailableProblem } from '#api/http/problems.ts';
import { createCaller } from '#app/http-caller.ts';
import { ApplicationForm, RESUME } from '#contract/applications.ts';
import type { CaptchaForm } from '#contract/captcha-rules.ts';
import { gateError } from '#contract/gate-rules.ts';
import { alertErrors } from '#contract/job-alert-rules.ts';
import { leadErrors } from '#contract/lead-rules.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';
import { type PublicApi, publicApi } from '#contract/public-api.ts';
import type { RequestContext } from '#delivery/page-api.ts';
import { readModules } from '#domain/content/pack/index.ts';
import {
  contentFingerprint,
  formKinds,
  KINDS,
  pagePostKey,
} from '#domain/inbox/submissions/index.ts';
import type { ApiHost } from './api-host.ts';
import { remoteEntrySlugs } from './documents/remote-entry-slugs.ts';
import { openUploads } from './open-uploads.ts';
import { readRemoteAnswer } from './remote-answers.ts';

/** Milliseconds until the other host has to begin its answer, and between two parts of it. */
const TIMEOUT = 30_000;

/** @param origin of the other host */
export function hostRemoteApi(origin: string, contentDir: string): ApiHost {
  const apiWith = (headers: Readonly<Record<string, string>>) =>
    publicApi(createCaller(PUBLIC_CALLS, { base: origin, headers, read: readRemoteAnswer }));
  /** Pages are cached for everybody, so what they read is asked for by this host. */
  const client = apiWith({});
  return {
    async register(app) {
      // Same origin for the browser: no CORS, and the Content-Security-Policy stays closed.
      await app.register(proxy, {
        upstream: origin,
        prefix: '/api',
        rewritePrefix: '/api',
        undici: { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            'x-forwarded-for': (request as unknown as FastifyRequest).ip,
          }),
          onError: (reply, { error }) => {
            const answer = reply as unknown as FastifyReply;
            sendProblem(unavailableProblem(error), answer.request, answer);
          },
        },
      });
    },
    apiFor: (context) => {
      // Limits over there are for visitors: it gets the client IP as we know it.
      const own = context.ip ? apiWith({ 'x-forwarded-for': context.ip }) : client;
      return {
        ...client,
        ...postsOf(own, context),
        readNewsletterLink: own.readNewsletterLink,
        followNewsletterLink: own.followNewsletterLink,
        readJobAlertLink: own.readJobAlertLink,
        followJobAlertLink: own.followJobAlertLink,
        readStatus: own.readStatus,
        withdrawApplication: own.withdrawApplication,
        addDocument: own.addDocument,
        eraseApplication: own.eraseApplication,
      };
    },
    limitForm: limitInMemory,
    uploads: openUploads(),
    entries: remoteEntrySlugs(client),
    // Nobody announces a change over there: cached pages expire after a minute.
    // Its words are this host's own.
    contentVersion: () => 0,
    readPack: () => readModules(contentDir),
    packShown: () => undefined,
    probes: { read: () => client.applicationOptions() },
    // The other host stores submissions, and sends their notifications.
    deliver: async () => undefined,
    stopDelivering: () => undefined,
    close: async () => undefined,
  };
}

/**
 * What is posted to pages, by browsers without scripts: this host solves the captchas. What the other one will refuse
 * costs the visitor none of the few posts.
 */
function postsOf(api: PublicApi, { consumeQuota }: Pick<RequestContext, 'consumeQuota'>) {
  const sendForm: PublicApi['sendForm'] = async (name, fields, submission) => {
    const kind = formKinds(KINDS).find(({ receiving }) => receiving.contract.name === name);
    if (kind?.receiving.contract.errors({ ...fields }).length === 0) await consumeQuota(name);
    const captcha = kind?.captcha ? await solveFor(api, kind.captcha) : '';
    const idempotencyKey = keyOf(fields);
    return api.sendForm(name, fields, { ...submission, captcha, idempotencyKey });
  };
  return {
    sendForm,
    sendContact: (message, submission) => sendForm('contact', { ...message }, submission),
    sendLead: async (source, lead, submission) => {
      if (leadErrors(source, lead).length === 0) await consumeQuota(`lead ${source}`);
      const idempotencyKey = keyOf([source, lead]);
      return api.sendLead(source, lead, { ...submission, idempotencyKey });
    },
    openVideo: async (slug, lead, submission) => {
      if (!gateError(lead)) await consumeQuota('lead Learning Hub');
      const idempotencyKey = keyOf(['Learning Hub', lead]);
      return api.openVideo(slug, lead, { ...submission, idempotencyKey });
    },
    openPaper: async (slug, lead, submission) => {
      if (!gateError(lead)) await consumeQuota('lead White paper');
      const idempotencyKey = keyOf(['White paper', lead]);
      return api.openPaper(slug, lead, { ...submission, idempotencyKey });
    },
    askForJobAlert: async (request, submission) => {
      if (alertErrors(request).length === 0) await consumeQuota('job alert');
      return api.askForJobAlert(request, submission);
    },
    applyForJob: async (form, submission) => {
      if (isComplete(form)) await consumeQuota('application');
      form.set('captcha', await solveFor(api, 'job-application'));
      return api.applyForJob(form, submission);
    },
  } satisfies Partial<PublicApi>;
}

/** A page without scripts has no key of its own, and an answer may be lost on the way back. */
function keyOf(content: unknown): string {
  return pagePostKey(contentFingerprint(content), Date.now()).replaceAll(' ', '-');
}

function isComplete(form: FormData): boolean {
  const file = form.get(RESUME.field);
  const isFilledIn = ApplicationForm.safeParse(Object.fromEntries(form)).success;
  return isFilledIn && file instanceof Blob && file.size > 0 && file.size <= RESUME.maxBytes;
}

/** A browser without scripts cannot solve a captcha, and the other host asks for one: we do. */
async function solveFor(api: PublicApi, form: CaptchaForm): Promise<string> {
  const challenge = await api.captcha(form);
  const { salt, algorithm, maxnumber } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise;
  return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64');
}
