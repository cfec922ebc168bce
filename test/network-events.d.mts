import type { Browser, Page } from 'puppeteer-core';

export function muteNetwork(browser: Browser): Promise<void>;
export function hearNetwork(browser: Browser): Promise<void>;
export function quiet(page: Page): Promise<Page>;
