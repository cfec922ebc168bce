/** Error of a response that is longer than its limit. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';

  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
  }
}

/**
 * Reads the text of a response.
 *
 * @throws TooLongError after `maxBytes` bytes, whatever its headers declare.
 */
export async function readBounded({ body }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new TooLongError(maxBytes);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
