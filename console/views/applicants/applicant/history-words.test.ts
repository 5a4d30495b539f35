import { expect, test } from 'vitest';
import { type ActivityEntry, activitySentence } from './activity-sentence.ts';

const names = {
  stage: (id: string) => ({ new: 'New', rejected: 'Rejected' })[id] ?? id,
  reason: () => 'Position filled',
  applicant: (id: string) => (id === 'known' ? 'Sita Thapa' : undefined),
};
const kabita = { id: '1', name: 'Kabita Rai' };

function sentence(
  kind: ActivityEntry['kind'],
  data: ActivityEntry['data'] = {},
  staff = true,
): string {
  const entry = { id: 'e', at: 0, changeId: null, canUndo: false, kind, data };
  const { actor, action } = activitySentence(
    { ...entry, staff: staff ? kabita : null },
    'Ram Rai',
    names,
  );
  return `${actor} ${action}`;
}

test.each([
  [sentence('received', {}, false), 'Ram Rai submitted the application'],
  [sentence('withdrawn', {}, false), 'Ram Rai withdrew the application'],
  [sentence('opened', { isRead: true }), 'Kabita Rai marked it as read'],
  [sentence('opened', { isRead: false }), 'Kabita Rai marked it as unread'],
  [
    sentence('stage', { from: 'new', to: 'rejected', reason: 'filled' }),
    'Kabita Rai moved it from New to Rejected: Position filled',
  ],
  [
    sentence('stage', { from: 'rejected', to: 'new', undoes: 'x' }),
    'Kabita Rai undid a change: moved it from Rejected to New',
  ],
  [sentence('assigned', { to: '2', toName: 'Om' }), 'Kabita Rai assigned it to Om'],
  [sentence('assigned', { to: null }), 'Kabita Rai unassigned it'],
  [
    sentence('tags', { added: ['remote', 'senior'], removed: ['junior'] }),
    'Kabita Rai added the tags remote and senior and removed junior',
  ],
  [sentence('tags', {}), 'Kabita Rai changed the tags'],
  [sentence('note', { what: 'edited' }), 'Kabita Rai edited a note'],
  [
    sentence('joined', { with: 'known' }),
    'Kabita Rai linked it to the application from Sita Thapa',
  ],
  [sentence('joined', { with: 'gone' }), 'Kabita Rai linked it to another application'],
  [sentence('mail-stopped', {}, false), 'The system canceled an email'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
