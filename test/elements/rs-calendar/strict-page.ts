import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using a calendar. */
export interface StrictReport {
  readonly visible: string;
  readonly hidden: string;
}

async function useCalendar(): Promise<StrictReport> {
  const { openPage } = await import('./calendar-page.js');
  const page = await openPage();
  await page.click(page.find('next'));
  await page.click(page.day('jueves, 15 de abril de 2027'));
  await page.click(page.time('10:30'));
  page.element.inline = false;
  page.element.show();
  await appears(page.root, '[role="dialog"] [part~="day"]');
  await page.click(page.day('viernes, 16 de abril de 2027'));
  return { visible: page.input.value, hidden: page.hidden.value };
}

void reportUnderPolicy(useCalendar);
