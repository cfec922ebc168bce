import { expect } from '@open-wc/testing';
import { openFormPage } from '../page-driver.js';
import { checkedTag, control, fields, markOf, openChecked, required } from './checked-form.js';

describe('<rs-form> and checks of the author', () => {
  const empty = [{ name: 'A', controls: control('A', '') }];
  const group = control('A', 'type="checkbox" value="a"') + control('A', 'type="checkbox" value="b"');
  const marked = [{ name: 'A', controls: control('A', 'aria-required="true"') }];
  const markedGroup = [{ name: 'A', controls: group, group: 'role="group" aria-required="true"' }];

  const markedCaption = [
    { name: 'A', controls: group, caption: 'A <strong class="formRequired">(*)</strong>' },
  ];

  for (const checks of ['native', 'all', 'types']) {
    it(`<rs-form> checks what the JSON requires, in the author’s words, with the checks "${checks}"`, async () => {
      const definition = fields({ name: 'A', required: true, message: 'Dinos cómo te llamas.' });
      const page = await openChecked(empty, { checks, ...definition });
      expect(await page.press()).to.equal(null);
      expect(markOf(page, 'A')).to.equal('Dinos cómo te llamas.');
      page.type('A', 'Ana');
      expect(markOf(page, 'A')).to.equal(null);
      expect(await page.press()).not.to.equal(null);
    });
  }

  it('<rs-form> checks a group that the JSON requires', async () => {
    const page = await openChecked([{ name: 'A', controls: group }], fields({ name: 'A', required: true }));
    expect(await page.press()).to.equal(null);
    expect(markOf(page, 'A')).to.equal(required);
    page.form.querySelector<HTMLElement>('#A')?.click();
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form> requires no field that cannot be filled in, unless a picker fills it in', async () => {
    const readOnly = [{ name: 'A', controls: control('A', 'readonly') }];
    const plain = await openChecked(readOnly, fields({ name: 'A', required: true }));
    expect(await plain.press()).not.to.equal(null);
    const picked = await openChecked(readOnly, fields({ name: 'A', type: 'calendar', required: true }));
    expect(await picked.press()).to.equal(null);
  });

  const table: readonly (readonly [string, typeof marked, string, boolean])[] = [
    ['a control marked by the server', marked, 'native', false],
    ['a control marked by the server', marked, 'types', false],
    ['a control marked by the server', marked, 'all', true],
    ['a group marked by the server', markedGroup, 'native', false],
    ['a group marked by the server', markedGroup, 'all', true],
    ['a caption marked by the server', markedCaption, 'native', false],
    ['a caption marked by the server', markedCaption, 'all', true],
    ['a native constraint', [{ name: 'A', controls: control('A', 'required') }], 'types', false],
    [
      'one of the five types',
      [{ name: 'A', controls: control('A', 'type="email" value="x"') }],
      'types',
      true,
    ],
  ];
  for (const [title, blocks, checks, isStopped] of table) {
    it(`<rs-form> ${isStopped ? 'checks' : 'leaves to the server'} ${title} with "${checks}"`, async () => {
      const page = await openChecked(blocks, { checks });
      expect((await page.press()) === null).to.equal(isStopped);
    });
  }

  describe('in a form with a bot check', () => {
    const botCheck = { provider: 'recaptcha-v3', siteKey: 'key', action: 'a' };

    for (const checks of ['native', 'types'])
      for (const [title, blocks] of [
        ['control', marked],
        ['group', markedGroup],
        ['caption', markedCaption],
      ] as const)
        it(`<rs-form> with a bot check shows the errors of an empty form instead of the question of consent, with "${checks}" and a marked ${title}`, async () => {
          const page = await openChecked(blocks, { checks, botCheck }, 'privacy="strict"');
          await page.press();
          const asked = page.element.shadowRoot?.querySelector('[part="consent-allow-once"]') ?? null;
          expect({ error: markOf(page, 'A'), asked }).to.deep.equal({ error: required, asked: null });
        });

    it('<rs-form> with a bot check leaves to the server what an editor of the page writes into a hidden field at the end', async () => {
      const style = document.createElement('style');
      style.textContent = '.edited { display: none }';
      const hidden = control('A', 'aria-required="true" class="edited"', 'textarea');
      const page = await openChecked([{ name: 'A', controls: hidden }], { checks: 'all' });
      page.form.append(style);
      expect(await page.press()).not.to.equal(null);
    });
  });

  it('<rs-form> checks nothing itself where the server alone is asked, not even what it has marked', async () => {
    const attributes = 'validation="server" validate-url="/play-server"';
    const page = await openChecked(
      [{ name: 'A', controls: control('A', 'required') }],
      fields({ name: 'A', required: true }),
      attributes,
    );
    const left = new Promise((resolve) =>
      page.element.addEventListener('rs-form-submit', resolve, { once: true }),
    );
    page.element.addEventListener('rs-form-submit', (event) => event.preventDefault());
    await page.press();
    await left;
    expect(markOf(page, 'A')).to.equal(null);
  });
});

describe('<rs-form> and the words of an author', () => {
  const wrong = control('A', 'type="email" value="x"');
  const written = 'Escribe <em>tu</em> correo.';

  it('<rs-form> shows the server’s own text with its markup when our check fails', async () => {
    const page = await openChecked([{ name: 'A', controls: wrong, words: written }]);
    expect(await page.press()).to.equal(null);
    const element = page.form.querySelector('.formError');
    expect(element?.innerHTML).to.equal(written);
    expect(page.said()).to.contain('A: Escribe tu correo.');
    page.type('A', 'ana@ejemplo.es');
    expect(page.form.querySelector('#component10')?.innerHTML).to.equal(written);
  });

  it('<rs-form> shows the message of the JSON before the server’s text, and restores that text', async () => {
    const definition = fields({ name: 'A', message: 'Un correo, por favor.' });
    const page = await openChecked([{ name: 'A', controls: wrong, words: written }], definition);
    expect(await page.press()).to.equal(null);
    expect(markOf(page, 'A')).to.equal('Un correo, por favor.');
    page.type('A', 'ana@ejemplo.es');
    expect(page.form.querySelector('#component10')?.innerHTML).to.equal(written);
  });

  it('<rs-form> shows its own message only where the author wrote none', async () => {
    const page = await openFormPage(checkedTag([{ name: 'A', controls: wrong, words: '  ' }]));
    expect(await page.press()).to.equal(null);
    expect(markOf(page, 'A')).to.contain('Escribe un correo electrónico completo');
    page.type('A', 'ana@ejemplo.es');
    expect(page.form.querySelector('#component10')?.textContent).to.equal('  ');
  });
});
