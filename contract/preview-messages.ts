/**
 * The messages between the console and the frame of a preview. It needs no zod, because the script in
 * the frame imports it.
 */

/** Whether a click is on a text, on an element with an attribute, or in an entry's body. */
export const FIELD_KINDS = ['text', 'attribute', 'source'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * Sent by the console. The first message is posted to the frame's window together with a port;
 * all others go through that port.
 */
export type ToFrame =
  /** `page` is the path of the shown page with its query, for its relative links. */
  | { type: 'connect'; page: string }
  /** Replaces the text of elements that show exactly this field. */
  | { type: 'set'; field: string; text: string }
  /**
   * Scrolls to the first element with this field and outlines it; empty: outlines nothing. In a body,
   * `line` selects the block that contains it. With `tool`, the button of that tool gets the focus.
   */
  | { type: 'highlight'; field: string; line?: number; tool?: PageTool }
  /** The answer to `point`: what can be done at the element whose first field this is. */
  | { type: 'tools'; field: string; groups: ToolGroup[] };

/** What can be done with an item of a list, or with a section of the page. */
export const PAGE_TOOLS = [
  ...(['item-up', 'item-down', 'item-add', 'item-remove'] as const),
  ...(['section-up', 'section-down', 'section-hide'] as const),
] as const;
export type PageTool = (typeof PAGE_TOOLS)[number];

export interface ToolGroup {
  /** What the tools change: `Card 2 of 5`. */
  label: string;
  tools: { id: PageTool; label: string; isOff: boolean }[];
}

/** The fields of an element, the first one first, and some of the part of the page around it. */
export interface PageTarget {
  fields: string[];
  around: string[];
}

/** Sent by the frame through the port. */
export type FromFrame =
  | { type: 'ready' }
  /**
   * A field was chosen. `fields` lists all fields of the element, `field` first. `source` has the
   * lines of the body, `3-5`, if `kind` is `source`.
   */
  | { type: 'open'; field: string; kind: FieldKind; fields: string[]; source?: string }
  /** A link was followed: path, query and fragment on this site, or the URL of another site. */
  | { type: 'navigate'; path: string }
  /** The pointer or the focus is on an element. */
  | { type: 'point'; target: PageTarget }
  /** A tool was chosen. The console checks whether it may be used there. */
  | { type: 'use'; tool: PageTool; target: PageTarget };

/** Characters of a text in a message. */
const MAX_TEXT = 100_000;
const MAX_NAME = 2000;
const MAX_FIELDS = 100;
const MAX_GROUPS = 4;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MAX_FIELDS &&
  value.every((name) => isText(name, MAX_NAME));

const toolOf = (value: unknown) => PAGE_TOOLS.find((tool) => tool === value);

/** The message, if it is a valid one from the console. */
export function toFrameMessage(value: unknown): ToFrame | undefined {
  const { type, page, field, line, text, tool, groups } = fieldsOf(value);
  if (type === 'connect') return isText(page, MAX_NAME) ? { type, page } : undefined;
  if (!isText(field, MAX_NAME)) return undefined;
  if (type === 'tools') return isGroups(groups) ? { type, field, groups } : undefined;
  if (type === 'highlight') {
    if (line !== undefined && !Number.isSafeInteger(line)) return undefined;
    const knownTool = toolOf(tool);
    return {
      ...{ type, field },
      ...(line !== undefined && { line: Number(line) }),
      ...(knownTool && { tool: knownTool }),
    };
  }
  return type === 'set' && isText(text, MAX_TEXT) ? { type, field, text } : undefined;
}

function isGroups(value: unknown): value is ToolGroup[] {
  const isTool = (each: unknown) => {
    const { id, label, isOff } = fieldsOf(each);
    return toolOf(id) !== undefined && isText(label, MAX_NAME) && typeof isOff === 'boolean';
  };
  const isGroup = (each: unknown) => {
    const { label, tools } = fieldsOf(each);
    return isText(label, MAX_NAME) && Array.isArray(tools) && tools.every(isTool);
  };
  return Array.isArray(value) && value.length <= MAX_GROUPS && value.every(isGroup);
}

/** The message, if it is a valid one from the frame. */
export function fromFrameMessage(value: unknown): FromFrame | undefined {
  const { type, field, kind, fields, source, path, target, tool } = fieldsOf(value);
  if (type === 'ready') return { type };
  if (type === 'navigate') return isText(path, MAX_NAME) ? { type, path } : undefined;
  if (type === 'point' || type === 'use') {
    const { fields: own, around } = fieldsOf(target);
    if (!isNames(own) || !isNames(around)) return undefined;
    if (type === 'point') return { type, target: { fields: own, around } };
    const knownTool = toolOf(tool);
    return knownTool && { type, tool: knownTool, target: { fields: own, around } };
  }
  if (type !== 'open' || !isText(field, MAX_NAME)) return undefined;
  const knownKind = FIELD_KINDS.find((name) => name === kind);
  if (!knownKind || !isNames(fields)) return undefined;
  if (source === undefined) return { type, field, kind: knownKind, fields };
  return isText(source, MAX_NAME) && /^\d+-\d+$/.test(source)
    ? { type, field, kind: knownKind, fields, source }
    : undefined;
}
