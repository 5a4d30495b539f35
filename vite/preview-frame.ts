/**
 * Bundles the script of previews. It is a build apart from the console's, because that would move
 * what both import into a third file, and the policy of a preview allows one script.
 */
import { rolldown } from 'rolldown';

export const PREVIEW_FRAME_FOLDER = 'console/preview-frame';

export async function previewFrameScript(): Promise<string> {
  const bundle = await rolldown({ input: `${PREVIEW_FRAME_FOLDER}/main.ts`, platform: 'browser' });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
