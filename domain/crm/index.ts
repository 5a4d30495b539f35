export { type CrmRecord, crmRecord, type LeadRecord } from './record.ts';
