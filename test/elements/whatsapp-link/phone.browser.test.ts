import { expect, html } from '@open-wc/testing';
import { startCore } from '../../../elements/whatsapp-link/whatsapp-link.core.js';
import type { WhatsappLinkHost } from '../../../elements/whatsapp-link/whatsapp-link.host.js';
import { WhatsappLinkElement } from '../../../elements/whatsapp-link/whatsapp-link.shell.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { asDevice, iphone, macintosh, openLink, press } from './link-page.js';

/** Records the addresses that the element opens itself, without leaving the page. */
function hearFollowed(element: WhatsappLinkElement): readonly string[] {
  const opened: string[] = [];
  element.shadowRoot?.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push((event.target as HTMLAnchorElement).href);
  });
  return opened;
}

describe('<whatsapp-link> phone', () => {
  const server = () => html`
    <whatsapp-link phone="600112233" text="Hola"
      ><a href="https://wa.me/34600112233" target="_blank">Chat</a></whatsapp-link
    >
  `;
  const web = 'https://wa.me/34600112233?text=Hola';
  const app = 'whatsapp://send?phone=34600112233&text=Hola';
  const { start } = WhatsappLinkElement;
  let clock: FakeClock;

  beforeEach(() => {
    clock = new FakeClock();
    WhatsappLinkElement.start = (host: WhatsappLinkHost) => startCore(host, clock);
  });
  afterEach(() => {
    WhatsappLinkElement.start = start;
  });

  for (const [device, userAgent] of [
    ['an iPhone', iphone],
    ['an iPad that says it is a Mac (wa-13)', macintosh],
  ] as const) {
    it(`<whatsapp-link> on a phone opens the app on ${device}, and the web where no app answers`, () =>
      asDevice(userAgent, 5, async () => {
        const element = await openLink(server());
        const first = press(element);
        expect({
          isTaken: first.isTaken,
          opened: first.opened,
          reported: first.reported,
          href: first.href,
        }).to.deep.equal({ isTaken: true, opened: [app], reported: 1, href: web });

        const opened = hearFollowed(element);
        clock.pass(1999);
        expect(opened).to.deep.equal([]);
        clock.pass(1);
        expect(opened).to.deep.equal([web]);
        expect(element.shadowRoot?.querySelector('a')).to.equal(null);
      }));
  }

  it('<whatsapp-link> on a phone forgets the web when an app has covered the page', () =>
    asDevice(iphone, 5, async () => {
      const element = await openLink(server());
      press(element);
      const opened = hearFollowed(element);
      document.dispatchEvent(new Event('visibilitychange'));
      clock.pass(60_000);
      expect(opened).to.deep.equal([]);
    }));

  it('<whatsapp-link> on a phone leaves presses alone that open the link elsewhere, but reports them', () =>
    asDevice(iphone, 5, async () => {
      const element = await openLink(server());
      press(element);
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        expect(press(element, { [key]: true }), key).to.deep.include({
          isTaken: false,
          opened: [],
          reported: 1,
        });
      }
      expect(press(element, { button: 1 }, 'auxclick')).to.deep.include({
        isTaken: false,
        opened: [],
        reported: 1,
      });
      expect(press(element, { button: 2 }, 'auxclick')).to.deep.include({ isTaken: false, reported: 0 });
    }));

  it('<whatsapp-link> on a phone leaves a press alone that a script of the page has taken', () =>
    asDevice(iphone, 5, async () => {
      const element = await openLink(server());
      press(element);
      element.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
      expect(press(element)).to.deep.include({ opened: [], reported: 0 });
    }));

  for (const [device, userAgent] of [
    ['a desktop that mentions Android', `${macintosh} Android-Studio/1`],
    ['a browser that says nothing', ''],
    ['a Mac', macintosh],
  ] as const) {
    it(`<whatsapp-link> on a phone follows the web address on ${device} (wa-13)`, () =>
      asDevice(userAgent, 0, async () => {
        const element = await openLink(server());
        const { isTaken, opened, href, reported } = press(element);
        expect({ isTaken, opened, href, reported }).to.deep.equal({
          isTaken: false,
          opened: [],
          href: web,
          reported: 1,
        });
        expect(element.querySelector('a')?.relList.contains('noopener')).to.equal(true);
      }));
  }
});
