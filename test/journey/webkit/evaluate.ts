import { Script } from 'node:vm';
import type { WebDriverSession } from '../../../scripts/runners/webkit/webdriver-session.mjs';

/** Function for the page, or the text of an expression or of statements. */
export type Asked = string | ((...args: never[]) => unknown);

/** Result of an evaluation, and the address of the page that it was in. */
interface Answer {
  readonly value?: unknown;
  readonly error?: string;
  readonly url: string;
}

/** Evaluates in the page and waits for a promise. Elements in the result become empty objects, as Puppeteer does. */
export async function evaluateIn(
  session: WebDriverSession,
  asked: Asked,
  args: readonly unknown[],
): Promise<{ readonly value: unknown; readonly url: string }> {
  const answer = await session.runAsync(`
    const __name = (named) => named;
    const done = arguments[arguments.length - 1];
    const plain = (_key, value) => (value instanceof Node ? {} : value);
    const end = (result) => done(JSON.stringify({ ...result, url: location.href }, plain));
    const failed = (error) => end({ error: error instanceof Error ? error + '\\n' + error.stack : String(error) });
    (async () => { ${bodyOf(asked, args)} })().then((value) => end({ value })).catch(failed);
  `);
  const { value, error, url } = JSON.parse(String(answer)) as Answer;
  if (error !== undefined) throw new Error(error);
  return { value, url };
}

/** Returns the script of a call. The value of statements is undefined, unlike that of an expression. */
function bodyOf(asked: Asked, args: readonly unknown[]): string {
  if (typeof asked === 'function') return `return (${asked.toString()})(...${JSON.stringify(args)});`;
  const expression = `return (${asked.trim().replace(/;$/, '')}\n);`;
  return isScript(`async () => { ${expression} }`) ? expression : asked;
}

function isScript(text: string): boolean {
  try {
    return new Script(text) instanceof Script;
  } catch {
    return false;
  }
}
