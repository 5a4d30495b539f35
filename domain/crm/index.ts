export {
  type CrmRecord,
  endedRecord,
  type LeadRecord,
  leadRecord,
  type RecordContext,
} from './record.ts';
