import { expect } from '@open-wc/testing';

/** Matches the end of a message: a short address with its code. */
const address = /\. \/m\/[a-z]+(?:-[a-z]+)*$/;

/** Returns the text of a message in the console without its address. Fails for a message of several lines or without one. */
export function messageText(line: string): string {
  expect(line).not.to.contain('\n');
  expect(line).to.match(address);
  return line.replace(address, '');
}
