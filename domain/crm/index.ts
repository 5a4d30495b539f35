export {
  type ComposeRecord,
  type CrmRecord,
  crmRecord,
  endedRecord,
  type LeadRecord,
  leadRecord,
  type RecordContext,
  type RecordsByTopic,
} from './record.ts';
