/** What pages of sessions, white papers and events send in the browser. */
import {
  getEvent,
  getTraining,
  listEvents,
  listTrainings,
  openPaper,
  openVideo,
} from 'virtual:public-calls';
import { eventApi, gateApi } from '#contract/public/content-api.ts';
// One file in the browser has the caller and the forms: a request costs more than a few lines.
import { callsOf } from './api-client.ts';

const call = callsOf({
  getEvent,
  getTraining,
  listEvents,
  listTrainings,
  openPaper,
  openVideo,
});

export const browserContent = { ...gateApi(call), ...eventApi(call) };
