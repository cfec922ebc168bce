import type { Page } from 'puppeteer-core';
import { toNextPage } from '../../journey/in-page.js';
import { password, type Site } from './start-site.js';

/** Logs in as the administrator, whose password the test sets. */
export async function logIn(page: Page, { address, runPhp }: Site): Promise<void> {
  await runPhp('admin.php', { RS_PASSWORD: password });
  await page.goto(`${address}/wp-login.php`);
  await toNextPage(page, () =>
    page.evaluate((word) => {
      const form = document.querySelector<HTMLFormElement>('#loginform');
      form?.querySelector('#user_login')?.setAttribute('value', 'admin');
      form?.querySelector('#user_pass')?.setAttribute('value', word);
      if (form) HTMLFormElement.prototype.submit.call(form);
    }, password),
  );
}
