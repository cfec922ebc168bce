import { expect } from '@open-wc/testing';
import { createServerCheck } from '../../../../elements/rs-form/server-check/server-check.js';
import type { FormSession } from '../../../../elements/rs-form/form/rs-form.session.js';

/** A request as the simulated server received it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly post: string;
}

/** Returns the address of a server that answers by the query; see `validate-server.mjs`. */
export const server = (query: Readonly<Record<string, string>>) =>
  `/play-server?${new URLSearchParams(query)}`;
/** Sends a request to a server that returns the request. */
export async function echo(session: FormSession, page: number | null = null): Promise<Asked> {
  let asked: unknown;
  const remove = session.shell.hooks.addValidation({
    afterAnswer(answered) {
      asked = Reflect.get(answered as object, 'asked');
      return undefined;
    },
  });
  expect(await createServerCheck(session).ask(page)).to.have.property('type', 'answered');
  remove();
  return asked as Asked;
}
