/** What journeys need that sign in to the console in the browser. */
import type { BrowserContext, Page } from '@playwright/test';

/** Browser console messages of expected rejections and of signing out. */
export const EXPECTED_MESSAGES = /status of (400|401|403|409|410|422)|Clear-Site-Data/;

/** A virtual authenticator that answers immediately. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
