import { expect, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { nextError } from '../../shared/next-error.js';
import { openPage, scrollsDuring, serverLink, withMotion } from './top-page.js';

describe('<back-to-top>', () => {
  it('<back-to-top> appears past its threshold, and goes again', async () => {
    const page = await openPage(html`<back-to-top threshold="300"><a href="#top">Up</a></back-to-top>`);
    expect(page.isSeen).to.equal(false);
    await page.scroll(299);
    expect(page.isSeen).to.equal(false);
    await page.scroll(300);
    expect(page.isSeen).to.equal(true);
    expect(page.element.matches(':state(visible)')).to.equal(true);
    await page.scroll(20);
    expect(page.isSeen).to.equal(false);
  });

  it('<back-to-top> is always in sight with a threshold of 0, and follows a threshold that changes', async () => {
    const page = await openPage(html`<back-to-top threshold="0"><a href="#top">Up</a></back-to-top>`);
    expect(page.isSeen).to.equal(true);
    page.element.threshold = 100;
    expect(page.isSeen).to.equal(false);
  });

  it('<back-to-top> is not in the tab order while it is hidden', async () => {
    const page = await openPage();
    page.place.querySelector<HTMLElement>('#last')?.focus({ preventScroll: true });
    expect(page.isSeen).to.equal(false);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).not.to.equal(page.link);
  });

  it('<back-to-top> stays while the visitor is on it, and goes when they leave', async () => {
    const page = await openPage();
    await page.scroll(1000);
    page.link.focus({ preventScroll: true });
    await page.scroll(0);
    expect(page.isSeen).to.equal(true);
    page.link.blur();
    // A window in the background (Firefox under test) fires no focus events.
    await page.scroll(5);
    expect(page.isSeen).to.equal(false);
  });

  it('<back-to-top> goes up in whole steps of 50 px, dispatches one event, and the next Tab is the first link of the page', async () => {
    const page = await openPage();
    await page.scroll(1010);
    page.link.focus();
    const scrolls = await scrollsDuring(() => withMotion(false, () => page.reach()));
    const tops = scrolls.map(({ top = NaN }) => top);
    expect(tops.every((top) => top === 0 || top % 50 === 10)).to.equal(true);
    expect(tops).to.deep.equal([...tops].sort((one, other) => other - one));
    expect({ scrollY, isInSteps: tops.length > 2, reported: page.heard.length }).to.deep.equal({
      scrollY: 0,
      isInSteps: true,
      reported: 1,
    });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.id).to.equal('first');
    document.body.dispatchEvent(new FocusEvent('blur'));
    expect({
      hasTabindex: document.body.hasAttribute('tabindex'),
      style: document.body.getAttribute('style'),
    }).to.deep.equal({ hasTabindex: false, style: null });
  });

  it('<back-to-top> begins at the top with the next Tab also where the press has left the focus on nothing', async () => {
    const page = await openPage();
    await page.scroll(1000);
    page.place.querySelector<HTMLElement>('#last')?.focus({ preventScroll: true });
    (document.activeElement as HTMLElement).blur();
    await withMotion(true, () => page.reach());
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.id).to.equal('first');
  });

  it('<back-to-top> takes the pace that the author gives', async () => {
    const page = await openPage(
      html`<back-to-top step-px="400" step-ms="1"><a href="#top">Up</a></back-to-top>`,
    );
    await page.scroll(1010);
    const scrolls = await scrollsDuring(() => withMotion(false, () => page.reach()));
    expect(scrolls.every(({ top = NaN }) => top === 0 || top % 400 === 210 || top === 1010)).to.equal(true);
  });

  it('<back-to-top> jumps to the top at once for a visitor who wants less motion, also where the page scrolls smoothly', async () => {
    document.documentElement.style.scrollBehavior = 'smooth';
    const page = await openPage();
    await page.scroll(2000);
    const scrolls = await scrollsDuring(() =>
      withMotion(true, async () => {
        page.link.click();
        expect(scrollY).to.equal(0);
      }),
    );
    document.documentElement.style.removeProperty('scroll-behavior');
    expect(scrolls).to.deep.equal([{ top: 0, behavior: 'instant' }]);
  });

  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    it(`<back-to-top> leaves the page to a visitor who takes over (${sign})`, async () => {
      const page = await openPage();
      await page.scroll(4000);
      await withMotion(false, async () => {
        page.link.click();
        await nextFrame();
        document.body.dispatchEvent(new Event(sign, { bubbles: true }));
        const { scrollY: stopped } = window;
        await nextFrame();
        await nextFrame();
        expect({
          hasStopped: scrollY === stopped,
          isUnderWay: stopped > 0,
          reported: page.heard,
        }).to.deep.equal({ hasStopped: true, isUnderWay: true, reported: [] });
        await page.reach();
        expect(scrollY).to.equal(0);
      });
    });
  }

  it('<back-to-top> focuses the target of the link at the top', async () => {
    const page = await openPage(html`
      <h1 id="title">Title</h1>
      <back-to-top><a href="#title">Up</a></back-to-top>
    `);
    await page.scroll(1000);
    await withMotion(true, () => page.reach());
    expect(document.activeElement?.id).to.equal('title');
    expect(page.place.querySelector('h1')?.getAttribute('tabindex')).to.equal('-1');
    (document.activeElement as HTMLElement).blur();
    page.place.querySelector('h1')?.dispatchEvent(new FocusEvent('blur'));
    expect(page.place.querySelector('h1')?.outerHTML).to.equal('<h1 id="title">Title</h1>');
  });

  it('<back-to-top> leaves presses alone that open the link elsewhere, that a script has taken, or that lead elsewhere', async () => {
    const page = await openPage();
    await page.scroll(1000);
    const isTaken = (init: MouseEventInit) => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
      let wasTaken = false;
      const look = (event: Event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      };
      page.place.addEventListener('click', look, { once: true });
      page.link.dispatchEvent(press);
      return wasTaken;
    };
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isTaken({ [key]: true }), key).to.equal(false);
    }
    page.link.setAttribute('href', '/elsewhere');
    expect(isTaken({})).to.equal(false);
    page.link.setAttribute('href', '#top');
    const veto = (event: Event) => event.preventDefault();
    page.link.addEventListener('click', veto, { once: true });
    isTaken({});
    await nextFrame();
    expect([scrollY, page.heard]).to.deep.equal([1000, []]);
  });

  it('<back-to-top> takes the link of the theme, also where its own script has taken the press', async () => {
    const page = await openPage(html`
      <div class="totop g-particle">
        <back-to-top>
          <div class="g-totop"><a href="#" id="g-totop" rel="nofollow">To Top</a></div>
        </back-to-top>
      </div>
    `);
    page.link.addEventListener('click', (event) => event.preventDefault());
    await page.scroll(1000);
    await withMotion(true, () => page.reach());
    expect([scrollY, page.heard.length]).to.deep.equal([0, 1]);
  });

  it('<back-to-top> goes up where a <base> would lead the link to another page', async () => {
    const page = await openPage();
    await page.scroll(1000);
    const base = document.createElement('base');
    base.href = '/somewhere/';
    document.head.append(base);
    await withMotion(true, async () => page.link.click());
    base.remove();
    expect([scrollY, page.heard.length]).to.deep.equal([0, 1]);
  });

  it('<back-to-top> paints a link of its own into an empty tag, in the language of the page', async () => {
    const page = await openPage(html`<back-to-top lang="es" threshold="0"></back-to-top>`);
    const root = page.element.shadowRoot as ShadowRoot;
    await appears(root, '[part="link"] svg');
    expect(root.querySelector('[part="label"]')?.textContent).to.equal('Volver arriba');
    await page.scroll(700);
    await withMotion(true, () => page.reach());
    expect([scrollY, page.heard.length]).to.deep.equal([0, 1]);
  });

  it('<back-to-top> puts an icon before the words of the server', async () => {
    const page = await openPage(
      html`<back-to-top icon="/demo/assets/icon.svg"><a href="#top">Up</a></back-to-top>`,
    );
    const icon = (await appears(page.link, '[part="icon"]')) as HTMLElement;
    expect(getComputedStyle(icon).maskImage).to.contain('/demo/assets/icon.svg');
    expect([icon.getAttribute('aria-hidden'), page.link.textContent.trim()]).to.deep.equal(['true', 'Up']);
    page.element.icon = '';
    expect(page.link.innerHTML).to.contain('Up').and.not.contain('icon');
  });

  for (const [address, why] of [
    ['/nowhere.svg', 'is not there'],
    ['/package.json', 'is no SVG'],
    ['https://example.com/icon.svg', 'is on another site'],
    ['data:image/svg+xml,<svg onload=alert(1)>', 'is no file'],
  ] as const) {
    it(`<back-to-top> keeps the words of a link whose icon ${why}, and names the error`, async () => {
      for (const inside of [html`<a href="#top">Up</a>`, html``]) {
        let label = '';
        const error = await nextError(async () => {
          const page = await openPage(html`<back-to-top icon=${address}>${inside}</back-to-top>`);
          label = page.link.textContent;
        });
        expect(label).to.match(/Up|Back to top/);
        expect(error).to.contain('SVG not found.');
      }
    });
  }

  it('<back-to-top> reports content without a link and leaves it in the page', async () => {
    const element = document.createElement('back-to-top');
    element.textContent = 'Up';
    const error = await nextError(() => document.body.append(element));
    expect(getComputedStyle(element).visibility).to.equal('visible');
    element.remove();
    expect(error).to.contain('ConfigError: <back-to-top> content: found no link in it');
  });

  it('<back-to-top> keeps working when moved, and leaves the page as it was when removed', async () => {
    const page = await openPage(serverLink());
    page.place.prepend(page.element);
    await page.scroll(1000);
    expect(page.isSeen).to.equal(true);
    await withMotion(true, () => page.reach());
    expect(page.heard).to.have.lengthOf(1);

    const { outerHTML } = page.link;
    page.element.remove();
    await Promise.resolve();
    expect(page.element.outerHTML).to.equal(`<back-to-top>${outerHTML}</back-to-top>`);
    expect(page.element.matches(':state(visible)')).to.equal(false);
  });
});
