import type { KeyInput, Page } from 'puppeteer-core';

/** Returns true for characters with a key of their own on the driver's keyboard. */
const isKey = (char: string): char is KeyInput => /^[\x20-\x7e\n\r]$/.test(char);

/**
 * Makes a page's keyboard send all keys of a text before it waits: the driver of Chromium waits for the answer to each.
 * The page gets the same events in the same order. Firefox's driver already works like this.
 */
export function typeAtOnce({ keyboard }: Page): void {
  keyboard.type = async (text) => {
    const sent = [...text].flatMap((char) =>
      isKey(char) ? [keyboard.down(char), keyboard.up(char)] : [keyboard.sendCharacter(char)],
    );
    await Promise.all(sent);
  };
}
