/** `npm run package -- [--platform NAME]` writes the archive that runs without an installation. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '#scripts/failure.mjs';
import { root } from '#scripts/paths.mjs';
import { makeArchive } from './archive/make-archive.ts';
import { ownPlatform, platformOf } from './archive/platform.ts';

await runMain(async () => {
  const platform = readPlatform(process.argv.slice(2));
  const { file, bytes, files } = await makeArchive(platform, resolve(root, 'dist'));
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(`${relative(root, file)}: ${megabytes} MB, ${files} files, for ${platform.name}`);
  return 0;
});

/** @throws Failure for wrong arguments */
function readPlatform(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { platform: { type: 'string' } } });
    return values.platform ? platformOf(values.platform) : ownPlatform();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Failure(`${error.message}. The only option is --platform, for example linux-arm64.`);
  }
}
