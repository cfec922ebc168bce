import type { Browser, Page } from 'puppeteer-core';

export function muteNetwork(browser: Browser): Promise<void>;
export function hearNetwork(browser: Browser): Promise<void>;
export function mutePage(page: Page): Promise<Page>;
