import { expect, test } from 'vitest';
import { fieldName, parseFieldName } from './preview.ts';
import { fromFrameMessage, toFrameMessage } from './preview-messages.ts';

test.each<[string, (string | number)[], string]>([
  ['pages/about.yaml', ['values', 'items', 0, 'title'], 'pages/about.yaml#values.items.0.title'],
  ['claims.yaml', ['days.to fill', 'figure'], 'claims.yaml#days%2Eto%20fill.figure'],
  ['a.yaml', ['2024', 7], 'a.yaml#%32024.7'],
  ['ne/a b#.yaml', ['सेतु'], 'ne/a%20b%23.yaml#%E0%A4%B8%E0%A5%87%E0%A4%A4%E0%A5%81'],
  ['theme.css', [], 'theme.css#'],
])('names %s %j and reads the name', (file, path, name) => {
  expect(fieldName(file, path)).toBe(name);
  expect(parseFieldName(name)).toEqual({ file, path });
});

test.each(['', 'a.yaml', 'a b#c', 'a#b#c', '#a', 'a#%E0%A4'])('%j is not a name', (name) => {
  expect(parseFieldName(name)).toBeUndefined();
});

const GROUP = { label: 'Card 1', tools: [{ id: 'item-up', label: 'Move up', isOff: true }] };
const TARGET = { fields: ['a.yaml#b.0'], around: ['a.yaml#b.0', 'a.yaml#c'] };

test.each([
  { type: 'connect', page: '/about?a=b' },
  { type: 'set', field: 'a.yaml#b', text: '' },
  { type: 'highlight', field: '' },
  { type: 'highlight', field: 'a.md#body', line: 7 },
  { type: 'highlight', field: 'a.yaml#b.0', tool: 'item-up' },
  { type: 'tools', field: 'a.yaml#b.0', groups: [] },
  { type: 'tools', field: 'a.yaml#b.0', groups: [GROUP] },
])('the frame accepts %j', (message) => {
  expect(toFrameMessage({ ...message, other: 1 })).toEqual(message);
});

const OPEN = { type: 'open', field: 'a#b', kind: 'text', fields: ['a#b'] };

test.each([
  { type: 'ready' },
  { type: 'navigate', path: '/about' },
  OPEN,
  { ...OPEN, kind: 'source', source: '3-5' },
  { type: 'point', target: TARGET },
  { type: 'use', tool: 'item-remove', target: TARGET },
])('the console accepts %j', (message) => {
  expect(fromFrameMessage({ ...message, other: 1 })).toEqual(message);
});

test.each([
  ...[null, 'ready', {}, [], { type: 'else' }, { type: 'connect' }],
  { type: 'highlight', field: 'a', line: '7' },
  ...[
    { type: 'set', field: 1, text: '' },
    { type: 'set', field: 'a' },
  ],
  { type: 'set', field: 'a', text: 'x'.repeat(100_001) },
  ...[{ type: 'navigate' }, { type: 'navigate', path: 'x'.repeat(2001) }],
  ...[
    { ...OPEN, kind: 'else' },
    { ...OPEN, fields: 'a#b' },
    { ...OPEN, fields: [1] },
  ],
  ...[
    { type: 'point' },
    { type: 'point', target: { fields: [], around: [1] } },
    { type: 'use', tool: 'else', target: TARGET },
  ],
  ...[
    { type: 'tools', field: 'a', groups: {} },
    { type: 'tools', field: 'a', groups: Array(5).fill(GROUP) },
    { type: 'tools', field: 'a', groups: [{ ...GROUP, tools: [{ id: 'else', label: '' }] }] },
  ],
  ...[
    { ...OPEN, source: '3' },
    { ...OPEN, fields: Array(101).fill('a#b') },
  ],
])('both refuse %j', (message) => {
  expect(toFrameMessage(message)).toBeUndefined();
  expect(fromFrameMessage(message)).toBeUndefined();
});
