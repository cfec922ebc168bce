import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { KeptLog } from '../../../shared/dom/kept-log.js';
import { formMembers } from '../member-names.js';
import { errorsDuring } from '../record-console.js';

const shadows = formMembers().map((name) => `<input type="hidden" id="${name}">`);

/** Waits until mutation observers have been called. */
const afterMutations = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a change of the markup that a script of the page reverts', () => {
  let host: HTMLElement;
  let log: KeptLog;
  let line: HTMLElement;
  let server: string;

  beforeEach(async () => {
    host = await fixture<HTMLElement>(
      html`<kept-host><p class="a" role="note" style="color: red;">Words</p></kept-host>`,
    );
    line = host.querySelector('p') as HTMLElement;
    server = host.innerHTML;
    log = new KeptLog(host);
    log.setAttribute(line, 'role', 'presentation');
    log.setAttribute(line, 'hidden', '');
    log.toggleClass(line, 'a', false);
    log.toggleClass(line, 'b', true);
    log.setStyle(line, 'color', 'blue');
  });

  afterEach(() => log.restoreAll());

  /** Writes the server's attributes again, as a morph does. */
  function morph(): void {
    line.removeAttribute('hidden');
    line.setAttribute('role', 'note');
    line.setAttribute('class', 'a');
    line.setAttribute('style', 'color: red;');
  }

  it('a change of the markup that a script of the page reverts is made again after a morph, and is still reverted at the end', async () => {
    const ours = host.innerHTML;
    morph();
    await afterMutations();
    expect(host.innerHTML).to.equal(ours);
    log.restoreAll();
    expect(host.innerHTML).to.equal(server);
    morph();
    await afterMutations();
    expect(host.innerHTML).to.equal(server);
  });

  it('a change of the markup that a script of the page reverts is made again with the value that was written last', async () => {
    log.setAttribute(line, 'role', 'tabpanel');
    morph();
    await afterMutations();
    expect(line.getAttribute('role')).to.equal('tabpanel');
  });

  it('a change of the markup that a script of the page reverts stays as the script wrote it if the value is a third one', async () => {
    line.setAttribute('role', 'region');
    await afterMutations();
    expect(line.getAttribute('role')).to.equal('region');
  });

  it('a change of the markup that a script of the page reverts is not made again once it was undone', async () => {
    log.undo(line, 'attribute hidden');
    await afterMutations();
    expect(line.hidden).to.equal(false);
  });

  it('a change of the markup that a script of the page reverts is given up and named once if the script reverts it after each repair', async () => {
    const errors = await errorsDuring(async () => {
      const script = new MutationObserver(() => line.removeAttribute('hidden'));
      script.observe(line, { attributes: true });
      line.removeAttribute('hidden');
      await afterMutations();
      script.disconnect();
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('reverts each repair');
  });
});

describe('a form whose controls are named like its members', () => {
  it('a form whose controls are named like its members keeps its changes, and is reverted at the end', async () => {
    const host = await fixture<HTMLElement>(
      html`<kept-host>${unsafeStatic(`<form class="a">${shadows.join('')}</form>`)}</kept-host>`,
    );
    const form = host.querySelector('form') as HTMLFormElement;
    const server = host.innerHTML;
    const log = new KeptLog(host);
    log.setAttribute(form, 'role', 'search');
    log.toggleClass(form, 'b', true);
    log.setShown(form, false);
    const ours = host.innerHTML;
    for (const name of ['role', 'style']) Element.prototype.removeAttribute.call(form, name);
    Element.prototype.setAttribute.call(form, 'class', 'a');
    await afterMutations();
    expect(host.innerHTML).to.equal(ours);
    expect(ours).to.contain('display: none');
    log.restoreAll();
    expect(host.innerHTML).to.equal(server);
  });
});
