/** The files in `deploy/` have settings and versions that the program knows. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/environment.ts';
import { SETTING_NAMES } from '#server/settings.ts';
import { imageArguments, imageStage } from '#tests/image/dockerfile.ts';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  profiles?: string[];
  read_only?: boolean;
}

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const example = parseEnv(readFileSync('deploy/example.env', 'utf8')) as Record<string, string>;
const image = imageStage();
const PACKAGE = JSON.parse(readFileSync('package.json', 'utf8'));

/** The values of a service, as Compose fills in `${NAME}`. */
function environmentOf({ environment = {} }: Service, env: Record<string, string>) {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, name: string) => env[name] ?? '');
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]));
}

test('the site gets only valid settings', () => {
  const env = { ...example, POSTGRES_PASSWORD: 'a1b2c3' };
  const site = environmentOf(services.site as Service, env);
  const { config, warnings } = readSettings({
    ...image.env,
    ...env,
    ...site,
    CONTENT_DIR: 'content',
  });
  expect(warnings).toEqual([]);
  expect(config).toMatchObject({
    databaseUrl: 'postgres://site:a1b2c3@database/site',
    publicUrl: 'https://localhost',
    dataDir: image.volume,
    delivery: { mail: { smtpUrl: 'smtp://mail:1025' } },
  });
  const names = [...Object.keys(image.env), ...Object.keys(site), ...Object.keys(example)];
  const ofOthers = ['MALLOC_ARENA_MAX', 'SITE_HOST', 'POSTGRES_PASSWORD'];
  expect(names.filter((name) => !ofOthers.includes(name))).toSatisfy((own: string[]) =>
    own.every((name) => (SETTING_NAMES as readonly string[]).includes(name)),
  );
});

test('a trial has a mail catcher, and production does not', () => {
  const always = Object.keys(services).filter((name) => !services[name]?.profiles);
  expect(always).toEqual(['site', 'database', 'proxy']);
  expect(services.mail?.profiles).toEqual(['trial']);
});

test('services depend on healthy ones, and name volumes that exist', () => {
  for (const { depends_on = {} } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(services[name]).toBeDefined();
      expect(condition).toBe('service_healthy');
    }
  }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
  const named = mounted
    .map((text) => text.split(':')[0] ?? '')
    .filter((name) => !/[./]/.test(name));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  expect(services.site?.volumes).toEqual([`site:${image.volume}`]);
  expect(services.site?.read_only).toBe(true);
});

test('the proxy forwards to the port of the image', () => {
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddyfile).toContain(`reverse_proxy site:${image.env.PORT} {`);
});

test('the image has the version of Node that the project runs on', () => {
  expect(imageArguments().NODE_IMAGE).toBe(`node:${PACKAGE.devDependencies.node}-bookworm-slim`);
});

test('image and service start the program like `npm start`', async () => {
  const { memorySettings } = await import('#scripts/build.mjs');
  const program = ['program/main.js'];
  expect(image.command.slice(1)).toEqual([...memorySettings.options, ...program]);
  expect(image.env).toMatchObject(memorySettings.env);
  const service = readFileSync('deploy/systemd/setu-site.service', 'utf8');
  const command = ['/usr/bin/node', ...memorySettings.options, ...program].join(' ');
  expect(service).toContain(`\nExecStart=${command}\n`);
  for (const [name, value] of Object.entries(memorySettings.env)) {
    expect(service).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
  }
});
