/** The receiver of leads. Only with `--send-test` it gets a ping, which is no lead. */
import { sendPing } from '#server/jobs/outbox/webhook.ts';
import { type Check, ok } from './check.ts';
import { reach, unreachable } from './reach.ts';

const ACTION = 'Compare CRM_WEBHOOK_URL or HUBSPOT_ORIGIN with the receiver, and its secret.';

export const webhookCheck: Check = {
  name: 'webhook',
  run: async ({ config, network, sendTestTo }) => {
    const { crm } = config.delivery;
    if (!crm) return ok('no CRM is set, so leads are only stored');
    const url = new URL(crm.kind === 'webhook' ? crm.url : crm.origin);
    try {
      if (crm.kind === 'webhook' && sendTestTo !== undefined) {
        await sendPing(crm);
        return ok(`${url.host} accepted a ping`);
      }
      await reach(network, url);
      return ok(`${url.host} can be reached`);
    } catch (error) {
      return unreachable(error, url, ACTION);
    }
  },
};
