export { type ReceivedLead, receiveLead } from './receive-lead.ts';
