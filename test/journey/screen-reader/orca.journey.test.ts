import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { launch } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/find-browsers.mjs';
import { needs } from '../../needs.mjs';
import { protocolTimeout } from '../browsers.js';
import { formReady } from '../contact/contact-page.js';
import { consent, openDemo } from '../harness.js';
import { tellContact } from '../transcripts/contact-story.js';
import { withPage } from '../with-page.js';
import { Listener, stepsOf } from './listener.js';
import { startOrca, untilTrue, type Orca } from './start-orca.js';

const { skip } = needs('orca');

describe('a visitor with Orca and Firefox', () => {
  it('hears in each step of the contact form what its transcript says', { skip }, async () => {
    const demo = await openDemo();
    const orca = await startOrca();
    const browser = await launchFirefox(orca);
    try {
      await withPage(browser, {}, async (page) => {
        await consent(page, demo.url);
        await page.goto(`${demo.url}/contacto`);
        await page.bringToFront();
        await formReady(page);
        await untilTrue(
          () => orca.said().some((sentence) => sentence.startsWith('Page has')),
          'Orca has not read the page',
        );
        await tellContact(page, new Listener(orca, stepsOf('contact')));
      });
      const rows = await demo.rows();
      assert.deepEqual(
        rows.map((row) => row['Email']),
        ['ana@ejemplo.es'],
      );
    } finally {
      await browser.close();
      orca.stop();
      await demo.stop();
    }
  });
});

/** Starts a Firefox with a window, because Orca reads the window that has the focus. */
function launchFirefox({ env }: Orca) {
  const executablePath = findFirefox() ?? '';
  return launch({ browser: 'firefox', executablePath, headless: false, env, protocolTimeout });
}
