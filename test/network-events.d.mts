import type { Browser } from 'puppeteer-core';

export function muteNetwork(browser: Browser): Promise<void>;
export function hearNetwork(browser: Browser): Promise<void>;
