export { listOptions } from './list-options.ts';
export type { Numbering } from './phone.ts';
export { type ReceivedApplication, receiveApplication } from './receive-application.ts';
export { refuseFalseCaptcha } from './refuse-false-captcha.ts';
