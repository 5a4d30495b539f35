/** Writes a brotli and a gzip copy beside each built text file, so the server compresses none. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json)$/;

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle() {
      // The server's bundle comes last, and with it the last of the browser's files.
      if (this.environment.name !== 'ssr') return;
      const { client } = this.environment.getTopLevelConfig().environments;
      const folder = join(client?.build.outDir ?? 'build/client', 'assets');
      for (const name of readdirSync(folder).filter((name) => TEXT.test(name))) {
        const file = join(folder, name);
        const bytes = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
