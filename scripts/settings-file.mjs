// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/**
 * Reads the lines `KEY=VALUE` of a `.env` file as Node does. Node's own reader is not in the first
 * releases of Node 20, which may start us.
 *
 * @param {string} text
 */
export function parseSettings(text) {
  /** @type {Record<string, string>} */
  const settings = {};
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, key, rest] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || rest === undefined) continue;
    const quoted = /^(["'`])(.*?)\1/.exec(rest);
    settings[key] = quoted ? (quoted[2] ?? '') : rest.replace(/#.*$/, '').trim();
  }
  return settings;
}

/** The brand pack's folder, whose theme a build puts into its style sheet. The environment wins. */
export function contentDir() {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseSettings(readFileSync(file, 'utf8')) : {};
  return process.env.CONTENT_DIR || fromFile.CONTENT_DIR || 'content';
}
