/** Receives a gate form that a browser without scripts posts to its page. */
import { type ActionFunctionArgs, data } from 'react-router';
import { PAGE_TITLE_FIELD, textOf } from '#app/forms/text-form.ts';
import { apiContext, reportContext } from '#app/page-module.ts';
import { isProblem } from '#contract/problem.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { GATES, type GateKind } from './gate-kinds.ts';
import { BLANK_GATE, openGate, readGateInput, refuseGate } from './gate-state.ts';

/** `<Gate>` reads the result from the page's action data. */
export async function receiveGate(
  kind: GateKind,
  slug: string,
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
) {
  const form = await request.formData().catch(() => null);
  if (!form) return data({ gate: refuseGate(kind, BLANK_GATE, null) }, { status: 400 });
  const api = context.get(apiContext);
  const report = context.get(reportContext);
  const input = readGateInput(form);
  const submission = {
    route: new URL(request.url).pathname,
    title: textOf(form, PAGE_TITLE_FIELD),
    honeypot: textOf(form, HONEYPOT_FIELD),
  };
  try {
    const link = await api[GATES[kind].call](slug, input.values, submission);
    // A failed newsletter subscription must not withhold the link.
    if (input.newsletter) {
      await api.sendLead({ source: 'Newsletter' }, input.values, submission).catch(report);
    }
    return data({ gate: openGate(kind, input, link) }, { status: link ? 200 : 503 });
  } catch (error) {
    if (!isProblem(error)) report(error);
    const status = isProblem(error) ? error.status : 503;
    return data({ gate: refuseGate(kind, input, error) }, { status });
  }
}
