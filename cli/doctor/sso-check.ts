/** The provider of single sign-on. Its client secret is first used when someone signs in. */
import { discoverProvider } from '#server/console/identity-provider.ts';
import { type Check, ok } from './check.ts';
import { unreachable } from './reach.ts';

export const ssoCheck: Check = {
  name: 'sign-in',
  run: async ({ config }) => {
    const { oidc } = config;
    if (!oidc) return [];
    try {
      await discoverProvider(oidc);
      return ok(`the provider at ${oidc.issuer} describes itself`);
    } catch (error) {
      const action = 'Compare OIDC_ISSUER with the provider: the address is exact, with its path.';
      return unreachable(error, new URL(oidc.issuer), action);
    }
  },
};
