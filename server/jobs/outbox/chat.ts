/** Posts messages to an incoming webhook of Slack, Microsoft Teams or Discord. */
import type { ChatLine } from '#domain/messaging/chat.ts';
import { discordBody, slackBody, teamsBody } from './chat-bodies.ts';
import { PermanentError, RetryableError } from './errors.ts';
import { postJson } from './http.ts';

export const CHAT_KINDS = ['slack', 'teams', 'discord'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

export interface ChatSettings {
  kind: ChatKind;
  /** Whoever knows it can post, so it must not be logged. */
  url: string;
}

const SERVICES: Record<ChatKind, { name: string; body: (lines: readonly ChatLine[]) => object }> = {
  slack: { name: 'Slack', body: slackBody },
  teams: { name: 'Teams', body: teamsBody },
  discord: { name: 'Discord', body: discordBody },
};

/** The name of an error: Slack's whole answer, or the code in the JSON of the others. */
const ERROR_NAME = /^[a-z][a-z_]{2,40}$|"code"\s*:\s*"?(\w{1,60})/;

export function createChat({ kind, url }: ChatSettings) {
  const { name: service, body } = SERVICES[kind];
  return async (lines: readonly ChatLine[]): Promise<void> => {
    const answer = await postJson({ service, url }, JSON.stringify(body(lines)));
    if (answer.isAccepted) return;
    const { status: code, text } = answer;
    const [whole, inJson] = ERROR_NAME.exec(text.trim()) ?? [];
    const name = inJson ?? whole;
    const problem = `${service} answered ${code}${name ? `: ${name}` : ''}`;
    // The webhook was removed, and posting to it again cannot succeed.
    const Failure = code === 404 ? PermanentError : RetryableError;
    throw new Failure(problem, { code, causeId: problem });
  };
}
