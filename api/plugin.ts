/** The public API as a Fastify plugin. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { applicationStatusRoutes } from './application-status.ts';
import { applicationRoutes } from './applications.ts';
import { articleRoutes } from './articles.ts';
import { authorRoutes } from './authors.ts';
import { captchaRoutes } from './captcha.ts';
import { eventRoutes } from './events.ts';
import { formRoutes } from './forms.ts';
import { gateRoutes } from './gates.ts';
import { jobAlertRoutes } from './job-alerts.ts';
import { jobRoutes } from './jobs.ts';
import { leadRoutes } from './leads.ts';
import { newsletterRoutes } from './newsletter.ts';
import { sendProblem } from './problems.ts';
import type { ApiServices } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of a form: each has a limit of its own, narrower than that of reads. */
    form?: string;
  }
}

const ROUTES = [
  articleRoutes,
  authorRoutes,
  gateRoutes,
  eventRoutes,
  jobRoutes,
  applicationRoutes,
  applicationStatusRoutes,
  formRoutes,
  leadRoutes,
  newsletterRoutes,
  jobAlertRoutes,
  captchaRoutes,
];

export async function publicApi(app: FastifyInstance, { services }: { services: ApiServices }) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ ip, routeOptions }) => {
    const { reads, forms } = services.limits;
    const { form } = routeOptions.config;
    return form ? forms(form)(ip) : reads(ip);
  });
  await app.register(multipart);
  for (const routes of ROUTES) await app.register(routes, { services });
}
