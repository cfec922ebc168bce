import { expect } from '@open-wc/testing';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { readShown } from '../../../../elements/rs-form/masks/write-by-edit.dom.js';
import { openForm } from '../profiles/open-form.js';
import { server } from '../server-check/ask-play-server.js';
import { openMasked } from './masks-page.js';

const account = 'ES9121000418450200051332';
const grouped = 'ES91 2100 0418 4502 0005 1332';

/** Sets a text as a password manager does: past the page's properties, with the events of typing. */
function fillIn(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('a field with a mask, for a visitor who types', () => {
  it('shows groups, keeps the caret, and posts what the server wants', async () => {
    const page = await openMasked('IBAN', { attributes: 'maxlength="24"' });
    await page.keys('es912100041845020005133');
    expect(page.shown()).to.equal('ES91 2100 0418 4502 0005 133|');
    await page.keys('2');
    expect(page.posted()).to.deep.equal([account]);
    expect(page.input.value).to.equal(account);
    for (let step = 0; step < 6; step++) await page.press('ArrowLeft');
    await page.keys('X');
    expect(page.shown()).to.equal('ES91 2100 0418 4502 000X| 5133 2');
  });

  it('deletes the character beside a separator, in both directions', async () => {
    const page = await openMasked('card');
    await page.keys('41111234');
    for (let step = 0; step < 4; step++) await page.press('ArrowLeft');
    expect(page.shown()).to.equal('4111 |1234');
    await page.press('Backspace');
    expect(page.shown()).to.equal('411|1 234');
    await page.press('ArrowRight', 'Delete');
    expect(page.shown()).to.equal('4111| 34');
  });

  it('undoes and repeats what was typed', async () => {
    const page = await openMasked('card');
    await page.keys('41111');
    expect(page.shown()).to.equal('4111 1|');
    const shown: string[] = [];
    const step = (command: string) => {
      document.execCommand(command);
      shown.push(page.shown());
    };
    for (const command of ['undo', 'undo', 'redo', 'redo']) step(command);
    // An edit and its groups are one step.
    expect(shown).to.deep.equal(['4111|', '|', '4111|', '4111 1|']);
  });

  it('undoes the deletion of a selection in one step, and leaves a page that refuses an edit alone', async () => {
    const page = await openMasked('card');
    await page.keys('41111234');
    page.input.setSelectionRange(2, 6);
    await page.press('Backspace');
    expect(page.shown()).to.equal('41|23 4');
    document.execCommand('undo');
    expect(page.input.value).to.equal('41111234');
    page.input.addEventListener('beforeinput', (event) => event.preventDefault());
    page.input.setSelectionRange(9, 9);
    await page.keys('9');
    expect(page.input.value).to.equal('41111234');
  });

  it('dispatches one input event a key, and change when the visitor leaves', async () => {
    const page = await openMasked('card');
    const events: string[] = [];
    for (const type of ['input', 'change'])
      page.form.addEventListener(type, () => events.push(`${type} ${page.input.value}`));
    await page.keys('41111');
    page.input.blur();
    expect(events.slice(-3)).to.deep.equal(['input 4111', 'input 41111', 'change 41111']);
    expect(events).to.have.length(6);
  });

  it('takes the text of an input method when it is complete', async () => {
    const page = await openMasked('card');
    page.input.focus();
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(page.input, text);
      page.input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
    };
    page.input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose('４１１１２');
    expect(page.shown()).to.contain('４１１１２');
    page.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '４１１１２' }));
    expect(page.shown()).to.equal('4111 2|');
  });

  it('keeps a character that does not fit, and says at the field how it is written', async () => {
    const page = await openMasked('99999999-a');
    await page.keys('1234x');
    expect(page.shown()).to.equal('1234x|');
    page.input.blur();
    await until(() => page.form.textContent?.includes('12345678-'));
    expect(page.posted()).to.deep.equal(['1234x']);
    await page.press('Tab');
    page.input.focus();
    page.input.select();
    await page.keys('12345678z');
    expect(page.shown()).to.equal('12345678-z|');
    expect(page.input.getAttribute('aria-invalid')).not.to.equal('true');
  });

  it('accepts a paste of a hundred thousand characters, and keeps it', async () => {
    const page = await openMasked('IBAN', { attributes: 'maxlength="24"' });
    const text = 'ES91 '.repeat(20_000);
    page.input.focus();
    document.execCommand('insertText', false, text);
    expect(page.input.value).to.equal(text);
    expect(page.posted()).to.deep.equal([text]);
  });
});

describe('a field with a mask', () => {
  it('posts groups where the server wants them, and is plain for everything else', async () => {
    const page = await openMasked('IBAN', { field: { post: 'grouped' }, attributes: 'maxlength="29"' });
    await page.keys(account);
    expect(page.posted()).to.deep.equal([grouped]);
    expect(page.input.value).to.equal(account);
  });

  it('is posted plain by the browser itself, and stays in groups on the page', async () => {
    const page = await openForm(
      `<form method="post" action="${server({ fault: 'echo' })}" target="sent">
        <p><label>Account <input name="account"></label></p><button>Send</button></form>`,
      { pages: [{ fields: [{ name: 'account', mask: 'IBAN' }] }] },
      'markup="plain"',
      true,
    );
    const frame = document.createElement('iframe');
    frame.name = 'sent';
    page.element.append(frame);
    const input = page.find('[name="account"]');
    await until(() => Object.hasOwn(input, 'value'));
    input.value = account;
    page.find('button').click();
    const sent = () => frame.contentDocument?.body?.textContent ?? '';
    await until(() => sent().includes('asked'));
    expect(sent()).to.contain(`account=${account}`);
    expect(readShown(input)).to.equal(grouped);
  });

  it('takes what a password manager, a script and the server have written', async () => {
    const page = await openMasked('card', { attributes: 'value="4111-1111"' });
    expect(page.shown()).to.equal('4111 1111');
    expect(page.posted()).to.deep.equal(['41111111']);
    fillIn(page.input, '5500000000000004');
    expect(page.shown()).to.equal('5500 0000 0000 0004');
    page.input.value = '4111 2222';
    expect(page.shown()).to.equal('4111 2222');
    expect(page.input.value).to.equal('41112222');
    page.form.reset();
    await until(() => page.shown() === '4111 1111');
    expect(page.input.value).to.equal('41111111');
  });

  it('is plain for conditions and totals', async () => {
    const page = await openMasked('9999 9999', {
      others:
        '<p><label>More <input name="more"></label></p><p><label>Sum <input name="sum" readonly></label></p>',
      json: {
        conditions: [{ targets: ['more'], when: [{ field: 'account', value: '12345678' }] }],
        calculations: [{ target: 'sum', expression: '{account:value} * 2', decimals: 0, thousands: '' }],
      },
    });
    expect(page.shown()).to.equal('');
    await page.keys('12345678');
    await until(() => page.find('[name="sum"]').value === '24691356');
    expect(page.find('[name="more"]').checkVisibility()).to.equal(true);
  });

  it('is checked by the rules of the server for the value that it gets', async () => {
    const page = await openMasked('IBAN', {
      attributes: 'pattern="ES\\d{22}" title="An account in Spain" minlength="24" maxlength="24" required',
    });
    await page.keys(account);
    expect(await page.element.requestValidation()).to.equal(true);
    page.input.value = 'FR1420041010050500013M02606';
    expect(await page.element.requestValidation()).to.equal(false);
    expect(page.form.textContent).to.contain('24');
    page.input.value = 'FR1420041010050500013M02';
    expect(await page.element.requestValidation()).to.equal(false);
    expect(page.form.textContent).to.contain('An account in Spain');
    page.input.value = '';
    expect(await page.element.requestValidation()).to.equal(false);
  });

  it('posts each of several fields with one name in its place', async () => {
    const page = await openMasked('card', {
      markup: '<p><input name="account" aria-label="One"><input name="account" aria-label="Two"></p>',
    });
    await page.keys('41111111');
    await page.press('Tab');
    document.execCommand('insertText', false, '5500 0000');
    expect(page.posted()).to.deep.equal(['41111111', '55000000']);
  });

  it('stores a draft of the plain value, and none of a card', async () => {
    const page = await openMasked('phone', {
      others: '<p><label>Card <input name="card" autocomplete="off"></label></p>',
      json: {
        pages: [
          {
            fields: [
              { name: 'account', mask: 'phone' },
              { name: 'card', mask: 'card' },
            ],
          },
        ],
      },
    });
    await page.keys('612345678');
    page.find('[name="card"]').focus();
    document.execCommand('insertText', false, '4111111111111111');
    const stored = () => Object.entries(sessionStorage).find(([key]) => key.startsWith('rs-form-draft'))?.[1];
    await until(() => stored()?.includes('"612345678"'));
    expect(stored()).not.to.contain('4111');
  });

  it('gives the server’s field back when the tag goes', async () => {
    const page = await openMasked('IBAN', { attributes: 'maxlength="24" pattern="[A-Z0-9]+"' });
    await page.keys(account);
    page.element.remove();
    await until(() => page.input.hasAttribute('maxlength'));
    expect(page.input.outerHTML).to.contain('pattern="[A-Z0-9]+"').and.not.contain('dir=');
    expect(page.input.value).to.equal(account);
    expect(Object.hasOwn(page.input, 'value')).to.equal(false);
  });
});

describe('the author of a mask', () => {
  for (const [title, mask, control, message] of [
    ['a check box', 'card', '<input type="checkbox" name="account" value="1">', 'found a mask at checkbox'],
    ['a list', 'card', '<select name="account"><option>1</option></select>', 'found a mask at select-one'],
    ['a number input', 'card', '<input type="number" name="account">', 'found a mask at number'],
    [
      'a pattern with letters',
      'AA99',
      '<input name="account">',
      'found mask "AA99", expected IBAN, phone, card',
    ],
    ['an empty pattern', '', '<input name="account">', 'found mask "", expected IBAN, phone, card'],
  ] as const)
    it(`is told about ${title}, and the field works as without a mask`, async () => {
      const record = recordConsole();
      const page = await openForm(
        `<form method="post" action="/x"><p><label>Account ${control}</label></p><button>Send</button></form>`,
        { pages: [{ fields: [{ name: 'account', mask }] }] },
        'markup="plain"',
      );
      await until(() => record.errors.some((error) => error.includes('field "account"')));
      record.stop();
      expect(record.errors.join()).to.contain(message);
      expect(Object.hasOwn(page.find('[name="account"]'), 'value')).to.equal(false);
    });
});
