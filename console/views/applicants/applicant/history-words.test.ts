import { expect, test } from 'vitest';
import { type HistoryEntry, historyWords } from './history-words.ts';

const names = {
  stage: (id: string) => ({ new: 'New', rejected: 'Rejected' })[id] ?? id,
  reason: () => 'Position filled',
  applicant: (id: string) => (id === 'known' ? 'Sita Thapa' : undefined),
};
const kabita = { id: '1', name: 'Kabita Rai' };

function told(kind: HistoryEntry['kind'], data: HistoryEntry['data'] = {}, staff = true): string {
  const entry = { id: 'e', at: 0, changeId: null, canUndo: false, kind, data };
  const { who, what } = historyWords({ ...entry, staff: staff ? kabita : null }, 'Ram Rai', names);
  return `${who} ${what}`;
}

test.each([
  [told('received', {}, false), 'Ram Rai submitted the application'],
  [told('withdrawn', {}, false), 'Ram Rai withdrew the application'],
  [told('opened', { isRead: true }), 'Kabita Rai marked it as read'],
  [told('opened', { isRead: false }), 'Kabita Rai marked it as unread'],
  [
    told('stage', { from: 'new', to: 'rejected', reason: 'filled' }),
    'Kabita Rai moved it from New to Rejected: Position filled',
  ],
  [
    told('stage', { from: 'rejected', to: 'new', undoes: 'x' }),
    'Kabita Rai undid a change: moved it from Rejected to New',
  ],
  [told('assigned', { to: '2', toName: 'Om' }), 'Kabita Rai assigned it to Om'],
  [told('assigned', { to: null }), 'Kabita Rai unassigned it'],
  [
    told('tags', { added: ['remote', 'senior'], removed: ['junior'] }),
    'Kabita Rai added the tags remote and senior and removed junior',
  ],
  [told('tags', {}), 'Kabita Rai changed the tags'],
  [told('note', { what: 'edited' }), 'Kabita Rai edited a note'],
  [told('joined', { with: 'known' }), 'Kabita Rai linked it to the application from Sita Thapa'],
  [told('joined', { with: 'gone' }), 'Kabita Rai linked it to another application'],
  [told('mail-stopped', {}, false), 'The system canceled an email'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
