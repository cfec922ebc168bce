import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { httpUrl } from '../../../shared/dom/http-url.js';

describe('shared/dom: http url', () => {
  const table: readonly (readonly [string, string | undefined])[] = [
    ['/gracias', 'https://practice.test/gracias'],
    ['', 'https://practice.test/contacto'],
    ['//other.test', 'https://other.test/'],
    ['http://other.test/a', 'http://other.test/a'],
    ['javascript:alert(1)', undefined],
    ['\tjava\nscript:alert(1)', undefined],
    ['data:text/html,1', undefined],
    ['file:///etc/passwd', undefined],
    ['http://', undefined],
  ];
  for (const [address, href] of table)
    it(`the address of a page or a server is ${href ?? 'none'} for ${JSON.stringify(address)}`, () => {
      assert.equal(httpUrl(address, 'https://practice.test/contacto')?.href, href);
    });
});
