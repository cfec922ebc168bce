import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createProvider } from '../../../demo/provider/provider-app.js';
import { createTokenStore } from '../../../demo/provider/token-store.js';

const key = 'clave-de-la-practica';
const secret = 'secreto-de-la-practica';

function post(provider: ReturnType<typeof createProvider>, path: string, fields: Record<string, string>) {
  const headers = { origin: 'http://sitio.test:8080' };
  return provider.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

async function issue(provider: ReturnType<typeof createProvider>, siteKey = key): Promise<string> {
  const response = await post(provider, '/recaptcha/api/token', { key: siteKey, action: 'homepage' });
  return ((await response.json()) as { token: string }).token;
}

async function verify(provider: ReturnType<typeof createProvider>, fields: Record<string, string>) {
  const response = await post(provider, '/recaptcha/api/siteverify', fields);
  return (await response.json()) as Record<string, unknown>;
}

describe('demo/provider: provider app', () => {
  it('the provider of the score check verifies a token with its action, score and host', async () => {
    const provider = createProvider();
    const answer = await verify(provider, { secret, response: await issue(provider) });
    const { challenge_ts: issuedAt, ...rest } = answer;
    assert.deepEqual(rest, {
      ...{ success: true, score: 0.9, action: 'homepage', hostname: 'sitio.test', 'error-codes': [] },
    });
    assert.match(String(issuedAt), /^\d{4}-\d\d-\d\dT/);
  });

  it('the provider of the score check verifies a token once', async () => {
    const provider = createProvider();
    const response = await issue(provider);
    await verify(provider, { secret, response });
    assert.deepEqual(await verify(provider, { secret, response }), {
      ...{ success: false, 'error-codes': ['timeout-or-duplicate'] },
    });
  });

  it('the provider of the score check refuses a wrong secret, and a token of another site', async () => {
    const provider = createProvider();
    const wrongSecret = await verify(provider, { secret: 'x', response: await issue(provider) });
    const foreign = await verify(provider, {
      secret,
      response: await issue(provider, 'clave-de-otro-sitio'),
    });
    assert.deepEqual(wrongSecret['error-codes'], ['invalid-input-secret']);
    assert.deepEqual(foreign['error-codes'], ['invalid-input-response']);
  });

  it('the provider of the score check gives no token for an unknown key', async () => {
    const response = await post(createProvider(), '/recaptcha/api/token', { key: 'x', action: 'homepage' });
    assert.equal(response.status, 400);
  });

  it('the provider of the score check lets pages of other origins request tokens, and verify none', async () => {
    const provider = createProvider();
    const token = await post(provider, '/recaptcha/api/token', { key, action: 'homepage' });
    const verification = await post(provider, '/recaptcha/api/siteverify', { secret, response: 'x' });
    assert.equal(token.headers.get('access-control-allow-origin'), '*');
    assert.equal(verification.headers.get('access-control-allow-origin'), null);
  });

  it('the provider of the score check lists the paths that were asked for', async () => {
    const provider = createProvider();
    await provider.request(`/recaptcha/api.js?render=${key}`);
    await provider.request('/recaptcha/blocked.js');
    const log = await provider.request('/requests');
    assert.deepEqual(await log.json(), ['/recaptcha/api.js', '/recaptcha/blocked.js']);
  });

  it('the provider of the score check forgets a token after two minutes', () => {
    let now = 0;
    const book = createTokenStore([{ siteKey: key, secret }], () => now);
    const late = book.issue(key, 'homepage', '');
    now = 120_001;
    assert.deepEqual(book.verify(secret, late), { errorCode: 'timeout-or-duplicate' });
  });
});
