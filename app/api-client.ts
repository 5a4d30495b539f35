/** What pages in the browser send; what few of them ask is in `content-client.ts`. */
import { getCaptcha, sendForm, sendLead } from 'virtual:public-calls';
import { formApi } from '#contract/public/form-api.ts';
import { createCaller, type Route } from './http-caller.ts';

/** Sends these calls to the host that the page came from. */
export const callsOf = (routes: Readonly<Record<string, Route>>) => createCaller(routes);

export const browserApi = /* @__PURE__ */ formApi(
  /* @__PURE__ */ callsOf({ getCaptcha, sendForm, sendLead }),
);
