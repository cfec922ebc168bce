import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadAxe, partRules, violationsOf } from '../../shared/axe.js';

declare global {
  var Joomla: { getOptions: (name: string) => unknown };
  var rsSuiteMarkers: { open: (editor: { replaceSelection: (html: string) => void }) => void };
}

const kit = new URL('../../../kits/joomla/plg_editors-xtd_rs_suite/media/js/', import.meta.url);
const options = {
  tags: [
    { tag: 'back-to-top', description: 'A link.', attributes: [] },
    {
      tag: 'media-box',
      description: 'A viewer.',
      attributes: [
        { name: 'group', type: 'enum', values: ['', 'auto'], description: 'Groups.' },
        { name: 'overlay-color', type: 'string', description: 'Colour.' },
        { name: 'without-overlay', type: 'boolean', description: 'None.' },
      ],
    },
  ],
  texts: { title: 'Insert a tag', tag: 'Tag', content: 'Content', insert: 'Insert', cancel: 'Cancel' },
};

describe('kits/joomla: marker form', () => {
  const inserted: string[] = [];
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
  const closed = () =>
    new Promise((resolve) => find('dialog').addEventListener('close', resolve, { once: true }));

  before(async () => {
    globalThis.Joomla = { getOptions: () => options };
    const script = document.createElement('script');
    script.src = new URL('marker-form.js', kit).href;
    document.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
  });

  beforeEach(() => {
    inserted.length = 0;
    rsSuiteMarkers.open({ replaceSelection: (html) => inserted.push(html) });
  });

  afterEach(() => document.querySelector('dialog')?.remove());

  it('the form that inserts a marker into an editor of Joomla inserts the marker of a tag with the options that the author has chosen', async () => {
    const choice = find<HTMLSelectElement>('dialog select');
    choice.value = 'media-box';
    choice.dispatchEvent(new Event('change'));
    find<HTMLSelectElement>('[name=group]').value = 'auto';
    find<HTMLInputElement>('[name=overlay-color]').value = '"<b>';
    find<HTMLInputElement>('[name=without-overlay]').checked = true;
    const close = closed();
    find<HTMLButtonElement>('[value=insert]').click();
    await close;
    const box = new DOMParser().parseFromString(inserted[0] ?? '', 'text/html').body;
    expect(box.children).to.have.length(1);
    const { rs, rsGroup, rsOverlayColor, rsWithoutOverlay } = (box.firstElementChild as HTMLElement).dataset;
    expect({ rs, rsGroup, rsOverlayColor, rsWithoutOverlay }).to.deep.equal({
      ...{ rs: 'media-box', rsGroup: 'auto', rsOverlayColor: '"<b>', rsWithoutOverlay: 'true' },
    });
    expect(box.textContent).to.equal('Content');
    expect(document.querySelector('dialog')).to.equal(null);
  });

  it('the form that inserts a marker into an editor of Joomla leaves out every option that the author has not chosen', async () => {
    const close = closed();
    find<HTMLButtonElement>('[value=insert]').click();
    await close;
    expect(inserted).to.deep.equal(['<div data-rs="back-to-top"><p>Content</p></div>']);
  });

  it('the form that inserts a marker into an editor of Joomla inserts nothing after Escape and after Cancel', async () => {
    let close = closed();
    await sendKeys({ press: 'Escape' });
    await close;
    rsSuiteMarkers.open({ replaceSelection: (html) => inserted.push(html) });
    close = closed();
    find<HTMLButtonElement>('dialog [type=button]').click();
    await close;
    expect(inserted).to.deep.equal([]);
  });

  it('the form that inserts a marker into an editor of Joomla has a name, a label for each control, and no accessibility problem', async () => {
    const choice = find<HTMLSelectElement>('dialog select');
    choice.value = 'media-box';
    choice.dispatchEvent(new Event('change'));
    expect(await violationsOf(await loadAxe(), find('dialog'), partRules)).to.deep.equal([]);
    for (const control of document.querySelectorAll<HTMLInputElement>('dialog input, dialog select'))
      expect(control.labels).to.have.length(1);
  });
});
