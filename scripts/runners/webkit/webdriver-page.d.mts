import type { Keyboard, Mouse } from 'puppeteer-core';
import type { WebDriverSession } from './webdriver-session.mjs';

/** Page of a session, with those methods of Puppeteer's that the driver has. */
export interface WebDriverPage {
  readonly keyboard: Pick<Keyboard, 'down' | 'up' | 'press' | 'type'>;
  readonly mouse: Pick<Mouse, 'move' | 'down' | 'up' | 'click' | 'reset'>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
}

export function pageOf(session: WebDriverSession): WebDriverPage;
