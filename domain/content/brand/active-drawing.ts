/** Refuses drawings that do more than draw, because pages inline the logo. */
import { Parser } from 'htmlparser2';
import { InputError } from '#domain/support/input-error.ts';

/** Elements that run something, or show another document. */
const ACTIVE = new Set(['script', 'handler', 'foreignobject', 'iframe', 'object', 'embed']);

/** Elements that change an attribute of another one. */
const ANIMATIONS = new Set(['set', 'animate']);

/** Attributes with an address, without their namespace. */
const ADDRESSES = new Set(['href', 'src']);

/** A part of the drawing itself, or a photo that is contained in it. */
const CONTAINED = /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i;

/** An address in a style. */
const STYLE_ADDRESS = /url\(\s*["']?([^)"']*)|@import\s+["']?([^;"']*)/gi;

/**
 * @param name of its file, for the message
 * @throws InputError
 */
export function refuseActive(svg: string, name: string): void {
  const parser = new Parser(
    {
      onopentag: (element, attributes) => refuseElement(element, attributes, name),
      ontext: (text) => refuseStyle(text, name),
    },
    { xmlMode: true },
  );
  parser.end(svg);
}

function refuseElement(
  element: string,
  attributes: Readonly<Record<string, string>>,
  name: string,
): void {
  const kind = localName(element);
  if (ACTIVE.has(kind)) throw active(name, `<${element}>`);
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (local.startsWith('on')) throw active(name, attribute);
    if (ADDRESSES.has(local)) refuseAddress(value, name);
    const target = localName(value);
    const isTarget = local === 'attributename' && ANIMATIONS.has(kind);
    if (isTarget && (target.startsWith('on') || ADDRESSES.has(target)))
      throw active(name, `an animation of ${value}`);
    refuseStyle(value, name);
  }
}

function refuseStyle(text: string, name: string): void {
  for (const [, inUrl, imported] of text.matchAll(STYLE_ADDRESS))
    refuseAddress(inUrl ?? imported ?? '', name);
}

function refuseAddress(address: string, name: string): void {
  if (CONTAINED.test(address)) return;
  const shown = address.trim().slice(0, 60);
  throw new InputError(
    `${name} refers to "${shown}": save the drawing with everything that it shows in one file.`,
  );
}

const active = (name: string, what: string) =>
  new InputError(`${name} contains ${what.slice(0, 60)}: save it as a plain SVG, without scripts.`);

/** `href` of `xlink:href`. */
const localName = (name: string) => name.toLowerCase().replace(/^.*:/, '');
