/** The last stage of the Dockerfile, so that a test of the image cannot differ from it. */
import { readFileSync } from 'node:fs';

export interface ImageStage {
  /** Sources in the build stage, and where they are in the image. */
  copies: { from: string; to: string }[];
  env: Record<string, string>;
  workdir: string;
  user: string;
  volume: string;
  stopSignal: string;
  healthcheck: string[];
  /** The entry point with its arguments. */
  command: string[];
}

/** Values of the `ARG` lines before the first stage, such as the names of the base images. */
export function imageArguments(file = 'Dockerfile'): Record<string, string> {
  const texts = instructionsOf(file).flatMap(([name, text]) => (name === 'ARG' ? [text] : []));
  return Object.fromEntries(texts.map((text) => text.split('=') as [string, string]));
}

/** @throws Error for an instruction that the test does not understand */
export function imageStage(file = 'Dockerfile'): ImageStage {
  const all = instructionsOf(file);
  const stage = all.slice(all.findLastIndex(([name]) => name === 'FROM') + 1);
  const image: ImageStage = {
    copies: [],
    env: {},
    workdir: '/',
    user: '',
    volume: '',
    stopSignal: '',
    healthcheck: [],
    command: [],
  };
  for (const [name, text] of stage) {
    if (name === 'COPY') image.copies.push(copyOf(text));
    else if (name === 'ENV') Object.assign(image.env, pairsOf(text));
    else if (name === 'WORKDIR') image.workdir = text;
    else if (name === 'USER') image.user = text;
    else if (name === 'VOLUME') image.volume = text;
    else if (name === 'STOPSIGNAL') image.stopSignal = text;
    else if (name === 'HEALTHCHECK') image.healthcheck = listIn(text);
    else if (name === 'ENTRYPOINT' || name === 'CMD') image.command.push(...listIn(text));
    else if (name !== 'LABEL' && name !== 'EXPOSE')
      throw new Error(`The test of the image does not know ${name}`);
  }
  return image;
}

function instructionsOf(file: string): [name: string, text: string][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  return [...lines.matchAll(/^([A-Z]+) +(.+)$/gm)].map(([, name = '', text = '']) => [
    name,
    text.replace(/ +/g, ' '),
  ]);
}

function copyOf(text: string) {
  const [, from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(text) ?? [];
  if (!to) throw new Error(`The test of the image does not know COPY ${text}`);
  return { from, to };
}

const pairsOf = (text: string) =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** The exec form is required, because the image's shell is not for its commands. */
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));
