import type { Page } from 'puppeteer-core';
import type { Journey } from '../harness.js';
import { recordAnnouncements, Transcript } from './transcript.js';

/** A visit, and the name of the file with its text. */
export interface Hearing {
  readonly name: string;
  readonly path: string;
  /** False for a visitor who has not answered the banner. */
  readonly hasConsented?: boolean;
  readonly story: (page: Page, transcript: Transcript) => Promise<void>;
}

/** Visits a page, and compares what a screen reader says there with the file. */
export async function hear(
  journey: Journey,
  { name, path, hasConsented = true, story }: Hearing,
): Promise<void> {
  await journey.visit('/elementos/back-to-top?theme=off', { hasConsented }, async (page) => {
    await page.evaluateOnNewDocument(recordAnnouncements);
    await page.goto(journey.demo.url + path);
    const transcript = await Transcript.start(page);
    await story(page, transcript);
    transcript.compare(name);
  });
}
