/** Values for the JSON schemas of an API: most of them valid, some at a limit, some of another type. */

export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Strings that have caused errors in other programs. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff\uffff',
  'द्'.repeat(90),
  "' or '1'='1",
  '%_\\',
  'NEAR(a b, 5) AND "',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-1',
  'a\r\nSet-Cookie: a=b',
  'a'.repeat(20_000),
];

const HOSTILE_VALUES = [null, true, 0, -1, 2 ** 53, -(2 ** 63), 1e308, 0.1, [], {}, [[]], [null]];

/** Texts for the formats and patterns of the contract. The first that matches a pattern is used. */
const TYPICAL_TEXTS = [
  'a-slug',
  'blogs/a-slug.md',
  'pages/about.yaml',
  '2026-11-30',
  '2026-11-30T12:30',
  'en',
  '/jobs',
  'photo-1.jpg',
  'a'.repeat(43),
  '0'.repeat(64),
  '123456',
  '7e57d004-2b97-4e7a-b45f-5387367791cd',
  'sita@example.com',
  'Sita Gurung',
];

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '7e57d004-2b97-4e7a-b45f-5387367791cd',
  date: '2026-11-30',
  email: 'sita@example.com',
  includes: 'sita@example.com',
};

/** The share of values that are no typical ones. */
const HOSTILE = 0.04;

const LONGEST = 3;

export class RandomValues {
  readonly #random: () => number;
  /** Values of earlier answers by the names of their properties. */
  readonly #known: ReadonlyMap<string, readonly unknown[]>;

  constructor(random: () => number, known: ReadonlyMap<string, readonly unknown[]>) {
    this.#random = random;
    this.#known = known;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  /** @param name of the property or parameter */
  valueOf(schema: Schema, name = ''): unknown {
    if (this.chance(HOSTILE)) return this.pick([...HOSTILE_VALUES, ...HOSTILE_TEXTS]);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.valueOf(this.pick(choices) ?? {}, name);
    if (schema.allOf) return this.valueOf(Object.assign({}, ...schema.allOf), name);
    const known = this.#known.get(name);
    if (known && schema.type !== 'object' && this.chance(0.7)) return this.pick(known);
    switch (Array.isArray(schema.type) ? this.pick(schema.type) : schema.type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return this.#array(schema, name);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      default:
        return this.#text(schema);
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema): unknown {
    const entries = Object.entries(properties)
      .filter(([key]) => this.chance(required.includes(key) ? 1 - HOSTILE : 0.6))
      .map(([key, schema]): [string, unknown] => [key, this.valueOf(schema, key)]);
    if (typeof additionalProperties === 'object') {
      entries.push([this.#text({}), this.valueOf(additionalProperties)]);
    }
    if (this.chance(HOSTILE)) entries.push(['__proto__', { isAdmin: true }], ['unknown', 1]);
    return Object.fromEntries(entries);
  }

  #array({ items = {}, minItems = 0, maxItems = LONGEST }: Schema, name: string): unknown {
    const over = this.chance(HOSTILE) ? 1 : 0;
    const most = Math.max(minItems, Math.min(maxItems, LONGEST));
    const length = over ? Math.min(maxItems + 1, 2000) : this.#between(minItems, most);
    return Array.from({ length }, () => this.valueOf(items, name));
  }

  #number({ minimum = 0, maximum = 1000 }: Schema): number {
    const [low, high] = [Math.max(minimum, -1e9), Math.min(maximum, 1e15)];
    const edges = [low, high, low - 1, high + 1];
    return this.chance(0.2) ? (this.pick(edges) ?? low) : this.#between(low, Math.min(high, 1000));
  }

  #text({ format, pattern, minLength = 0, maxLength = 200 }: Schema): string {
    if (this.chance(HOSTILE)) return this.pick(HOSTILE_TEXTS) ?? '';
    if (format && FORMATS[format]) return FORMATS[format];
    if (pattern) {
      const matches = TYPICAL_TEXTS.filter((text) => new RegExp(pattern, 'u').test(text));
      return this.pick(matches) ?? '';
    }
    if (this.chance(0.1))
      return 'é'.repeat(Math.min(maxLength + (this.chance(0.5) ? 1 : 0), 20_000));
    return (this.pick(TYPICAL_TEXTS) ?? '').padEnd(minLength, 'x').slice(0, Math.max(1, maxLength));
  }

  #between(low: number, high: number): number {
    return low + Math.floor(this.#random() * Math.max(0, high - low + 1));
  }
}
