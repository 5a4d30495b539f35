/** The public API for scripts of pages, with only the calls that they send, on the page's host. */
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
