import { describe, expect, test } from 'vitest';
import { idPrefixOf, referenceOf } from './reference.ts';

const ID = '9f1c2b7a-4e3d-4c55-8a17-0b6f2d9e1c34';

describe('a reference number', () => {
  test('has eight letters and digits that cannot be confused', () => {
    expect(referenceOf(ID)).toBe('KWE2-PYJE');
    expect(referenceOf('00000000-00aa-4000-8000-000000000000')).toBe('0000-0000');
    expect(referenceOf('ffffffff-ffaa-4000-8000-000000000000')).toBe('ZZZZ-ZZZZ');
  });

  test.each([ID, '00000000-01aa-4000-8000-000000000000', 'ffffffff-fe00-4000-8000-000000000000'])(
    'gives the prefix of %s',
    (id) => {
      const prefix = idPrefixOf(referenceOf(id));
      expect(prefix).toHaveLength(11);
      expect(id.startsWith(prefix ?? '-')).toBe(true);
    },
  );

  test('is read in any case and with confusable letters', () => {
    const prefix = idPrefixOf('0123-1KMZ');
    expect(prefix).not.toBeNull();
    expect(idPrefixOf('o123 lkmz')).toBe(prefix);
    expect(idPrefixOf('0123ikmz')).toBe(prefix);
  });

  test.each(['', 'KWE2-PYJ', 'KWE2-PYJEE', 'KWE2-PYJU', '../../..', 'कखगघ-कखगघ'])(
    'is not %j',
    (typed) => {
      expect(idPrefixOf(typed)).toBeNull();
    },
  );
});
