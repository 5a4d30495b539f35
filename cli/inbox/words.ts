/** What commands say about a submission. */
import type { DeliverySummary, ErasureCounts } from '#domain/inbox/stored-submissions/index.ts';
import type { Verified } from '#domain/inbox/submissions/index.ts';
import { safeLine } from '#domain/support/safe-text.ts';
import { renderTable } from './table.ts';

/** `1 FAILED: 550 no such mailbox, 1 sent` */
export function deliveryText(delivery: DeliverySummary): string {
  const { state, failed, waiting, delivered, lastError } = delivery;
  const parts: string[] = [];
  const why = lastError ? `: ${safeLine(lastError)}` : '';
  if (failed > 0) parts.push(`${failed} FAILED${state === 'failed' ? why : ''}`);
  if (waiting > 0) parts.push(`${waiting} waiting${state === 'waiting' ? why : ''}`);
  if (delivered > 0) parts.push(`${delivered} sent`);
  return parts.join(', ') || 'nothing to send';
}

export function countsTable(counts: ErasureCounts): string {
  const rows = Object.entries(counts).map(([table, count]) => [table, String(count)]);
  return renderTable(rows, { head: ['table', 'rows'] }).text;
}

export function isNothing(counts: ErasureCounts): boolean {
  return Object.values(counts).every((count) => count === 0);
}

export function verifiedWords(verified: Verified): string {
  if (verified === null) return 'not asked: this form has no captcha';
  return verified ? 'yes' : 'no (no captcha was solved)';
}
