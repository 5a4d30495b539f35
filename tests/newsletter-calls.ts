/** Newsletter calls to the API, and the topics they enqueue. */
import { expect } from 'vitest';
import { postLead, SITA } from './lead.ts';
import type { TestApp } from './make-app.ts';
import { postNewsletter, queuedFor, subscriptionOf, tokenTo } from './newsletter.ts';

export const ASK = 'subscription.confirmation';
export const ENDED = ['subscription.ended.crm', 'subscription.ended.notice'];
export const DOUBLE = {
  NEWSLETTER_OPT_IN: 'double',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'team@example.com',
};

/** Calls to one app, with a unique address. */
export function newsletterCalls(app: () => TestApp) {
  const db = () => app().engine.db;
  const subscribe = async (email: string) => {
    const response = await postLead(app().origin, 'Newsletter', { ...SITA, email });
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string; confirmation?: string } };
    return data;
  };
  const follow = async (purpose: 'confirm' | 'leave', id: string, now?: number) => {
    const token = await tokenTo(db(), purpose, id, now);
    const response = await postNewsletter(app().origin, purpose, { token });
    return [response.status, (await response.json()) as object] as const;
  };
  return {
    subscribe,
    follow,
    row: (email: string) => subscriptionOf(db(), email),
    queued: (id: string) => queuedFor(db(), id),
  };
}
