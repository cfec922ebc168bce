import type { KeyInput, Page } from 'puppeteer-core';

/** What has a key of its own on the driver's keyboard. */
const isKey = (char: string): char is KeyInput => /^[\x20-\x7e\n\r]$/.test(char);

/**
 * Makes a page's keyboard send all keys of a text before it waits: the driver of Chromium waits for the answer to each.
 * The page hears the same events in the same order. Firefox's driver does so itself.
 */
export function typeAtOnce({ keyboard }: Page): void {
  keyboard.type = async (text) => {
    const sent = [...text].flatMap((char) =>
      isKey(char) ? [keyboard.down(char), keyboard.up(char)] : [keyboard.sendCharacter(char)],
    );
    await Promise.all(sent);
  };
}
