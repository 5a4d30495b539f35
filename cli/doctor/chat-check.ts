/** The team's chat. Only with `--send-test` it gets a message. */
import { commandText } from '#domain/support/command-text.ts';
import { createChat } from '#server/jobs/outbox/chat.ts';
import { type Check, ok } from './check.ts';
import { reach, unreachable } from './reach.ts';

const TEST = { title: 'A test message', about: '', reference: commandText('doctor'), link: null };

export const chatCheck: Check = {
  name: 'chat',
  run: async ({ config, network, sendTestTo }) => {
    const { chat } = config.delivery;
    if (!chat) return [];
    const url = new URL(chat.url);
    try {
      if (sendTestTo === undefined) await reach(network, url);
      else await createChat(chat)([TEST]);
      return ok(
        `${url.host} ${sendTestTo === undefined ? 'can be reached' : 'accepted a message'}`,
      );
    } catch (error) {
      return unreachable(
        error,
        url,
        'Compare CHAT_WEBHOOK_URL and CHAT_WEBHOOK_KIND with the chat.',
      );
    }
  },
};
