/** The public API as scripts of pages call it: the calls that they send, to the host that the page came from. */
import {
  getCaptcha,
  getEvent,
  getTraining,
  openPaper,
  openVideo,
  sendForm,
  sendLead,
} from 'virtual:public-calls';
import { publicApi } from '#contract/public-api.ts';
import { createCaller } from './http-caller.ts';

export const browserApi = /* @__PURE__ */ publicApi(
  /* @__PURE__ */ createCaller({
    getCaptcha,
    getEvent,
    getTraining,
    openPaper,
    openVideo,
    sendForm,
    sendLead,
  }),
);
