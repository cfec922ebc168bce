import { randomBytes } from 'node:crypto';

const lifetimeMs = 2 * 60 * 1000;

/** Site that is registered with the provider: its public key and its secret. */
export interface ProviderSite {
  readonly siteKey: string;
  readonly secret: string;
}

interface IssuedToken {
  readonly siteKey: string;
  readonly action: string;
  readonly hostname: string;
  readonly issuedAt: number;
}

/** Provider's response about a token. */
export type Verification =
  | { readonly token: IssuedToken }
  | { readonly errorCode: 'invalid-input-secret' | 'timeout-or-duplicate' | 'invalid-input-response' };

/** Creates a store of issued tokens. A token is valid for two minutes and verified once. */
export function createTokenStore(sites: readonly ProviderSite[], now: () => number = Date.now) {
  const tokens = new Map<string, IssuedToken>();

  return {
    hasSite: (siteKey: string): boolean => sites.some((site) => site.siteKey === siteKey),

    issue(siteKey: string, action: string, hostname: string): string {
      const name = `token-${randomBytes(24).toString('hex')}`;
      tokens.set(name, { siteKey, action, hostname, issuedAt: now() });
      return name;
    },

    verify(secret: string, name: string): Verification {
      const site = sites.find((one) => one.secret === secret);
      if (!site) return { errorCode: 'invalid-input-secret' };
      const token = tokens.get(name);
      // Deleted first, so that of two concurrent requests only one succeeds.
      tokens.delete(name);
      if (!token || now() - token.issuedAt > lifetimeMs) return { errorCode: 'timeout-or-duplicate' };
      return token.siteKey === site.siteKey ? { token } : { errorCode: 'invalid-input-response' };
    },
  };
}
