import { expect, fixture, html } from '@open-wc/testing';
import { ShellElement } from '../../../shared/element/shell-element.js';
import { announced, liveRegion, liveRegions, regionsSettle } from '../announced.js';
import { appears } from '../appears.js';

class LoudElement extends ShellElement<{ stop: () => void }> {
  protected override startCore() {
    return { stop: () => {} };
  }
}
customElements.define('toy-loud', LoudElement);

type Loud = LoudElement;

const pairs = () => document.querySelectorAll('[data-rs-announcer]');
const areIn = (element: Element) => pairs()[0]?.parentElement === element;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Elements of the suite on a page, with a modal dialog of the page around the last. */
async function openLoud() {
  const box = await fixture<HTMLElement>(html`
    <div>
      <toy-loud></toy-loud>
      <toy-loud></toy-loud>
      <dialog><button type="button">Close</button><toy-loud></toy-loud></dialog>
    </div>
  `);
  await regionsSettle();
  const [one, other, inner] = [...box.querySelectorAll<Loud>('toy-loud')] as [Loud, Loud, Loud];
  return { box, one, other, inner, dialog: box.querySelector('dialog') as HTMLDialogElement };
}

/** Closes a dialog, and settles when its elements have been notified. */
async function close(dialog: HTMLDialogElement): Promise<void> {
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.close();
  await closed;
}

/** Returns true if nothing that is said in the regions reaches a screen reader. */
function isOutOfReach(): boolean {
  const modal = document.querySelector('dialog:modal');
  return modal !== null && !modal.contains(liveRegions().host);
}

describe('the announcements of all elements of a page', () => {
  it('the announcements of all elements of a page are in one polite and one urgent region, outside of the body', async () => {
    const { box } = await openLoud();
    expect(pairs().length).to.equal(1);
    expect(areIn(document.documentElement)).to.equal(true);
    expect(liveRegions().querySelectorAll('[aria-live]').length).to.equal(2);
    const own = [...box.querySelectorAll('toy-loud')].map(({ shadowRoot }) => shadowRoot);
    expect(own.some((root) => root?.querySelector('[aria-live], [role]'))).to.equal(false);
  });

  it('the announcements of all elements of a page take no room, whatever the page’s style sheets say', async () => {
    await openLoud();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'div, p { display: block !important; position: static !important; width: 50px !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const { position, inlineSize, clipPath } = getComputedStyle(liveRegions().host);
    document.adoptedStyleSheets.pop();
    expect({ position, inlineSize, clipPath }).to.deep.equal({
      position: 'fixed',
      inlineSize: '1px',
      clipPath: 'inset(50%)',
    });
  });

  it('the announcements of all elements of a page of one moment are all said, in their order', async () => {
    const { one, other } = await openLoud();
    one.announce('3 toys');
    other.announce('3 toys');
    other.announce('the box is full');
    expect(announced()).to.deep.equal(['3 toys', '3 toys', 'the box is full']);
  });

  it('the announcements of all elements of a page of another element a moment later do not replace one that may be unread', async () => {
    const { one, other } = await openLoud();
    one.announce('3 toys');
    await nextTask();
    other.announce('the box is full');
    expect(announced()).to.deep.equal(['3 toys', 'the box is full']);
    one.announce('2 toys');
    expect(announced()).to.deep.equal(['the box is full', '2 toys']);
  });

  it('the announcements of all elements of a page are read one by one: a new text does not repeat those that are still there', async () => {
    await openLoud();
    for (const politeness of ['polite', 'assertive'] as const)
      expect(liveRegion(politeness).getAttribute('aria-atomic')).to.equal('false');
  });

  it('the announcements of all elements of a page of another element go after a while', async () => {
    const { one, other } = await openLoud();
    const now = performance.now();
    const { now: realNow } = performance;
    one.announce('3 toys');
    await nextTask();
    performance.now = () => now + 5000;
    other.announce('the box is full');
    performance.now = realNow;
    expect(announced()).to.deep.equal(['the box is full']);
  });

  it('the announcements of all elements of a page go with their element', async () => {
    const { one, other } = await openLoud();
    one.announce('3 toys');
    other.announce('the box is full');
    one.remove();
    await Promise.resolve();
    expect(announced()).to.deep.equal(['the box is full']);
    one.announce('2 toys');
    expect(announced()).to.deep.equal(['the box is full']);
  });

  it('the announcements of all elements of a page of an element that is not shown are not said', async () => {
    const { box, one } = await openLoud();
    box.hidden = true;
    one.announce('3 toys');
    expect(announced()).to.deep.equal([]);
  });

  it('the announcements of all elements of a page are in the voice of the element’s language', async () => {
    const { box, one } = await openLoud();
    box.lang = 'fr';
    one.announce('3 jouets');
    expect(liveRegion('polite').querySelector('p')?.lang).to.equal('fr');
  });
});

describe('announcements while a modal dialog is open', () => {
  it('announcements while a modal dialog is open are made inside of it, also those of elements outside', async () => {
    const { one, inner, dialog } = await openLoud();
    dialog.showModal();
    expect(isOutOfReach()).to.equal(false);
    one.announce('3 toys');
    inner.announce('4 errors', 'assertive');
    await appears(liveRegions(), '[aria-live="polite"]', '3 toys');
    expect(announced('assertive')).to.deep.equal(['4 errors']);
    await close(dialog);
    expect(areIn(document.documentElement)).to.equal(true);
  });

  it('announcements while a modal dialog is open wait until the regions exist: content that is inserted with them is not read', async () => {
    const { one, dialog } = await openLoud();
    dialog.showModal();
    one.announce('3 toys');
    expect(announced()).to.deep.equal([]);
    one.announce('2 toys');
    await appears(liveRegions(), '[aria-live="polite"]', '2 toys');
    expect(announced()).to.deep.equal(['3 toys', '2 toys']);
    await close(dialog);
  });

  it('announcements while a modal dialog is open repeat the text announced in the moment in which it opened, and nothing earlier', async () => {
    const { one, other, dialog } = await openLoud();
    one.announce('3 toys');
    await nextTask();
    other.announce('the box is full');
    dialog.showModal();
    await appears(liveRegions(), '[aria-live="polite"]', 'the box is full');
    expect(announced()).to.deep.equal(['the box is full']);
    await close(dialog);
  });

  it('announcements while a modal dialog is open are made in the topmost of several, and below again when it has gone', async () => {
    const { box, one, dialog } = await openLoud();
    const upper = box.appendChild(document.createElement('dialog'));
    upper.append(document.createElement('button'));
    dialog.showModal();
    upper.showModal();
    expect(areIn(upper)).to.equal(true);
    upper.remove();
    one.announce('3 toys');
    expect(areIn(dialog)).to.equal(true);
    await appears(liveRegions(), '[aria-live="polite"]', '3 toys');
    await close(dialog);
  });

  it('announcements while a modal dialog is open stay inside while a press beside its controls has taken the focus from it', async () => {
    const { one, dialog } = await openLoud();
    dialog.showModal();
    (document.activeElement as HTMLElement).blur();
    one.announce('3 toys');
    expect(areIn(dialog)).to.equal(true);
    await close(dialog);
  });

  it('announcements while a modal dialog is open are found in the shadow root of an element as well', async () => {
    const { one } = await openLoud();
    const modal = document.createElement('dialog');
    modal.append(document.createElement('button'));
    one.shadowRoot?.append(modal);
    modal.showModal();
    expect(modal.querySelectorAll('[data-rs-announcer]').length).to.equal(1);
    await close(modal);
    expect(areIn(document.documentElement)).to.equal(true);
  });
});

describe('the regions of the announcements', () => {
  it('the regions of the announcements are put back where a script has removed them, before the next text', async () => {
    const { one } = await openLoud();
    const { host } = liveRegions();
    host.remove();
    one.announce('3 toys');
    expect(document.documentElement.contains(host)).to.equal(true);
    await appears(liveRegions(), '[aria-live="polite"]', '3 toys');
  });

  it('the regions of the announcements are the same pair for the tags of another body, as Turbo brings one', async () => {
    const frame = await openFrame();
    const next = frame.createElement('body');
    next.append(new LoudElement());
    frame.body.replaceWith(next);
    await Promise.resolve();
    expect(frame.querySelectorAll('[data-rs-announcer]').length).to.equal(1);
  });

  it('the regions of the announcements leave the document with its last element', async () => {
    const frame = await openFrame();
    expect(frame.querySelectorAll('[data-rs-announcer]').length).to.equal(1);
    frame.body.replaceChildren();
    await Promise.resolve();
    expect(frame.querySelectorAll('[data-rs-announcer]').length).to.equal(0);
  });
});

/** Opens a document of its own with one element. */
async function openFrame(): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Another document"></iframe>`);
  const inner = frame.contentDocument as Document;
  inner.body.append(new LoudElement());
  return inner;
}

/** Gives elements the method of ARIA 1.3, which records its calls, while a story runs. */
async function withNotifications(run: (notified: readonly unknown[]) => Promise<void>): Promise<void> {
  const notified: unknown[] = [];
  Object.assign(Element.prototype, {
    ariaNotify(this: Element, text: string, { priority }: { readonly priority: string }) {
      notified.push([this.localName, text, priority]);
    },
  });
  try {
    await run(notified);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'ariaNotify');
  }
}

describe('announcements in a browser with ariaNotify', () => {
  it('announcements in a browser with ariaNotify come from the modal dialog itself, once, while it is open', () =>
    withNotifications(async (notified) => {
      const { one, inner, dialog } = await openLoud();
      one.announce('before');
      dialog.showModal();
      inner.announce('inside');
      inner.announce('urgent', 'assertive');
      expect(notified).to.deep.equal([
        ['dialog', 'inside', 'normal'],
        ['dialog', 'urgent', 'high'],
      ]);
      expect(announced().concat(announced('assertive'))).not.to.include.members(['inside', 'urgent']);
      await close(dialog);
      one.announce('after');
      expect(notified).to.have.lengthOf(2);
      await appears(liveRegions(), '[aria-live="polite"]', 'after');
    }));

  it('announcements in a browser with ariaNotify are in a live region if they are in another language than the dialog', () =>
    withNotifications(async (notified) => {
      const { inner, dialog } = await openLoud();
      dialog.lang = 'en';
      inner.lang = 'de';
      dialog.showModal();
      inner.announce('Guten Tag');
      await appears(liveRegions(), '[aria-live="polite"]', 'Guten Tag');
      expect(notified).to.deep.equal([]);
      await close(dialog);
    }));
});
