import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import {
  canFetch,
  opensElsewhere,
  postBody,
  postUrl,
} from '../../../../elements/rs-form/submit/post-target.dom.js';

/** Opens a form with one button. */
async function open(formAttributes: string, buttonAttributes: string) {
  const markup = `<form ${formAttributes}><input name="action" value="x"><input name="method" value="y">
    <button name="act" value="save" ${buttonAttributes}>Save</button></form>`;
  const form = (await fixture(html`${unsafeStatic(markup)}`)) as HTMLFormElement;
  return { form, button: HTMLElement.prototype.querySelector.call(form, 'button') as HTMLButtonElement };
}

const kinds: readonly (readonly [form: string, button: string, isFetched: boolean])[] = [
  ['method="post"', '', true],
  ['method="post" action="/here"', 'formaction="/there"', true],
  ['method="post"', 'formaction="https://other.example/"', false],
  ['method="post" action="https://other.example/"', 'formaction="/here"', true],
  ['method="post"', 'formmethod="get"', false],
  ['method="post"', 'formmethod="dialog"', false],
  ['method="get"', 'formmethod="POST"', true],
  ['method="post"', 'formtarget="_blank"', false],
  ['method="post" target="frame"', 'formtarget="_self"', true],
  ['method="post"', 'formenctype="text/plain"', false],
];

for (const [form, button, isFetched] of kinds) {
  const sender = isFetched ? 'a script' : 'the browser';
  it(`a press on <button ${button}> of <form ${form}> is sent by ${sender}`, async () => {
    const opened = await open(form, button);
    expect(canFetch(opened.form, opened.button)).to.equal(isFetched);
  });
}

it('a press posts to the address of its button, also in a form with a control named action', async () => {
  const { form, button } = await open('method="post" action="/here"', 'formaction="/there?a=1"');
  expect({ button: postUrl(form, button), form: postUrl(form, null) }).to.deep.equal({
    button: `${location.origin}/there?a=1`,
    form: `${location.origin}/here`,
  });
});

it('a press on a button with formenctype posts pairs, another one what has room for files', async () => {
  const encoded = await open('method="post"', 'formenctype="application/x-www-form-urlencoded"');
  const plain = await open('method="post"', '');
  expect(String(postBody(encoded.form, encoded.button))).to.equal('action=x&method=y&act=save');
  expect(postBody(plain.form, plain.button)).to.be.instanceOf(FormData);
});

it('an answer in another window leaves the page in place', async () => {
  const blank = await open('method="post" target="_blank"', '');
  const own = await open('method="post" target="_blank"', 'formtarget="_self"');
  expect(opensElsewhere(blank.form, blank.button)).to.equal(true);
  expect(opensElsewhere(own.form, own.button)).to.equal(false);
});
