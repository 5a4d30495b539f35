/** The public API as a Fastify plugin. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendProblem } from '#api/http/problems.ts';
import type { ApiServices } from '#api/services.ts';
import type { PublicCall } from '#contract/public/call.ts';
import type { PublicCallName } from '#contract/public/calls.ts';
import { captchaCall, formCall } from '#contract/public/forms.ts';
import { operationIdOf, publicCallsOf } from '#contract/public/hub-calls.ts';
import { formKinds } from '#domain/inbox/submissions/index.ts';
import type { AnyHandler, CallContext } from './handler.ts';
import { CHECKS_BEFORE_FILE, HANDLERS } from './handlers.ts';
import { type PublicRoute, serveCall } from './serve-call.ts';

export async function publicApiPlugin(
  app: FastifyInstance,
  { services }: { services: ApiServices },
) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ ip, routeOptions }) => {
    const { reads, forms } = services.limits;
    const { limit } = routeOptions.config;
    return limit ? forms(limit)(ip) : reads(ip);
  });
  await app.register(multipart);
  const calls = servedCalls(services);
  await app.register(async (scope) => {
    // Other content types than JSON are answered with 415.
    scope.removeContentTypeParser(['text/plain', 'multipart/form-data']);
    for (const served of calls) if (!served.call.file) serveCall(scope, services, served);
  });
  // The reference page lists calls in the order in which they are registered.
  for (const served of calls) if (served.call.file) serveCall(app, services, served);
}

/** Instead of `sendForm`, each kind of submission with a text form gets a separate call. */
function servedCalls({ kinds, site }: ApiServices): PublicRoute[] {
  const { sendForm: _form, getCaptcha: _captcha, ...others } = publicCallsOf(site());
  const calls = Object.entries<PublicCall>(others).map(([name, call]) => ({
    name: operationIdOf(name as PublicCallName, site()),
    call,
    handle: HANDLERS[name as PublicCallName] as AnyHandler,
    checkBeforeFile: CHECKS_BEFORE_FILE[name as PublicCallName],
  }));
  const sendForm = HANDLERS.sendForm as AnyHandler;
  const forms = formKinds(kinds).map(({ receiving: { contract }, captcha }) => ({
    name: contract.operationId,
    call: formCall(contract, captcha),
    handle: (services: ApiServices, context: CallContext, input: object) =>
      sendForm(services, context, { ...input, params: { form: contract.name } }),
  }));
  const captchas = kinds.submissions.flatMap(({ captcha }) => captcha ?? []).sort();
  const handle = HANDLERS.getCaptcha as AnyHandler;
  return [...calls, ...forms, { name: 'getCaptcha', call: captchaCall(captchas), handle }];
}
