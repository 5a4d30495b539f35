export { type AuditRecord, audit } from './record.ts';
