import { fixture, html } from '@open-wc/testing';
import type { ToyBoxElement } from './toy-box.shell.js';
import './define.js';

/** A toy in one place of the page, and another place to move it to. */
export interface Places {
  readonly here: HTMLElement;
  readonly there: HTMLElement;
  readonly toy: ToyBoxElement;
}

export async function places(): Promise<Places> {
  const here = await fixture<HTMLElement>(
    html`<div>
      <toy-box><p>from the server</p></toy-box>
    </div>`,
  );
  const there = await fixture<HTMLElement>(html`<div></div>`);
  const toy = here.querySelector('toy-box');
  if (!toy) throw new Error('no toy');
  return { here, there, toy };
}
