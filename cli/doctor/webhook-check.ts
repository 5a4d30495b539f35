/** The receiver of leads. Only with `--send-test` it gets a ping, which is no lead. */
import { sendPing } from '#server/jobs/outbox/webhook.ts';
import { type Check, type Finding, ok, problem, reasonOf, unknown } from './check.ts';
import { canConnect, isWithoutDns, portOf, tlsPeer } from './network.ts';

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
      const target = { host: url.hostname, port: portOf(url) };
      if (url.protocol === 'http:') await canConnect(target);
      else {
        const { refusal } = await tlsPeer(network, target);
        if (refusal) throw refusal;
      }
      return ok(`${url.host} can be reached`);
    } catch (error) {
      return failure(error, url);
    }
  },
};

function failure(error: unknown, { host }: URL): Finding {
  if (isWithoutDns(error)) return unknown(`${host} could not be looked up: ${reasonOf(error)}`);
  return problem(
    `${host}: ${reasonOf(error)}`,
    'Compare CRM_WEBHOOK_URL or HUBSPOT_ORIGIN with the receiver, and its secret.',
  );
}
