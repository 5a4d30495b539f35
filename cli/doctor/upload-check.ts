/** Whether a résumé of the permitted size gets through to the site. */
import { RESUME } from '#contract/applications.ts';
import { type Check, ok, problem, reasonOf, unknown } from './check.ts';
import { post } from './https-request.ts';

/** With the other fields of the form. */
const BYTES = RESUME.maxBytes + 512 * 1024;

/** The site answers this path without reading a body. nginx refuses by the length alone. */
const PATH = '/healthz';

export const uploadCheck: Check = {
  name: 'uploads',
  run: async ({ config, network }) => {
    if (config.publicUrl === null) return [];
    try {
      const { status } = await post(network, config.publicUrl + PATH, Buffer.alloc(BYTES));
      if (status !== 413) return ok('a résumé of 5 MB gets through');
    } catch (error) {
      return unknown(`5.5 MB could not be sent to ${config.publicUrl}: ${reasonOf(error)}`);
    }
    return problem(
      'the proxy refuses a résumé of 5 MB, so applications are lost',
      'Let the proxy accept bodies of 6 MB. nginx: client_max_body_size 6m;',
    );
  },
};
