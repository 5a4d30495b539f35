export { exportAudit } from './export.ts';
export { listAudit } from './list.ts';
export { type AuditRecord, audit } from './record.ts';
