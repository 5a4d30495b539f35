/** Kills at every statement of a save and of a publication, and of servers that do both. */
import { describe, test } from 'vitest';
import { killWriters } from './content-kills.ts';
import { killServers } from './content-server-kills.ts';
import { describeEachEngine } from './engines.ts';
import { ABOUT, POST } from './numbered-entries.ts';

const KILLS = { files: [POST, ABOUT], saves: 30, publications: 15 };
const SERVERS = 10;

/** Only a hang takes this long. */
const timeout = 1_800_000;

describe.concurrent('kills', () => {
  describeEachEngine('during saves and publications', (engine) => {
    test('90 kills lose no acknowledged text, and leave none partially', {
      timeout,
    }, async ({ expect }) => {
      console.log(await killWriters(engine, KILLS, expect));
    });

    test(`${SERVERS} kills of the server lose no acknowledged text`, { timeout }, async ({
      expect,
    }) => {
      console.log(await killServers(engine, SERVERS, expect));
    });
  });
});
