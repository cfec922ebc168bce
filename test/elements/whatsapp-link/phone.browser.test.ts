import { expect, html } from '@open-wc/testing';
import { asDevice, iphone, macintosh, openLink, press } from './link-page.js';

describe('<whatsapp-link> on a phone', () => {
  const server = () => html`
    <whatsapp-link phone="600112233" text="Hola"
      ><a href="https://wa.me/34600112233" target="_blank">Chat</a></whatsapp-link
    >
  `;
  const web = 'https://wa.me/34600112233?text=Hola';
  const app = 'whatsapp://send?phone=34600112233&text=Hola';
  const { setTimeout: setTimer } = window;
  let timers: (() => void)[] = [];

  /** Holds what the element would do after its wait. */
  function holdTimers(): void {
    window.setTimeout = ((task: () => void, ms: number) => {
      if (ms === 2000) return -timers.push(task);
      return setTimer(task, ms);
    }) as typeof setTimeout;
  }
  afterEach(() => {
    window.setTimeout = setTimer;
    timers = [];
  });

  for (const [device, userAgent] of [
    ['an iPhone', iphone],
    ['an iPad that says it is a Mac (wa-13)', macintosh],
  ] as const) {
    it(`opens the app on ${device}, and the web where no app answers`, () =>
      asDevice(userAgent, 5, async () => {
        const element = await openLink(server());
        holdTimers();
        const first = press(element);
        expect([first.isTaken, first.went, first.told, first.href]).to.deep.equal([true, [app], 1, web]);

        const went: string[] = [];
        element.shadowRoot?.addEventListener('click', (event) => {
          event.preventDefault();
          went.push((event.target as HTMLAnchorElement).href);
        });
        timers.at(-1)?.();
        expect(went).to.deep.equal([web]);
        expect(element.shadowRoot?.querySelector('a')).to.equal(null);
      }));
  }

  it('forgets the web when an app has covered the page', () =>
    asDevice(iphone, 5, async () => {
      const { clearTimeout: clear } = window;
      const cleared: unknown[] = [];
      const element = await openLink(server());
      holdTimers();
      press(element);
      window.clearTimeout = (timer) => void cleared.push(timer);
      document.dispatchEvent(new Event('visibilitychange'));
      window.clearTimeout = clear;
      expect(cleared).to.deep.equal([-1]);
    }));

  it('leaves presses alone that open the link elsewhere, but tells of them', () =>
    asDevice(iphone, 5, async () => {
      const element = await openLink(server());
      holdTimers();
      press(element);
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        expect(press(element, { [key]: true }), key).to.deep.include({ isTaken: false, went: [], told: 1 });
      }
      expect(press(element, { button: 1 }, 'auxclick')).to.deep.include({
        isTaken: false,
        went: [],
        told: 1,
      });
      expect(press(element, { button: 2 }, 'auxclick')).to.deep.include({ isTaken: false, told: 0 });
    }));

  it('leaves a press alone that a script of the page has taken', () =>
    asDevice(iphone, 5, async () => {
      const element = await openLink(server());
      holdTimers();
      press(element);
      element.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
      expect(press(element)).to.deep.include({ went: [], told: 0 });
    }));

  for (const [device, userAgent] of [
    ['a desktop that mentions Android', `${macintosh} Android-Studio/1`],
    ['a browser that says nothing', ''],
    ['a Mac', macintosh],
  ] as const) {
    it(`follows the web address on ${device} (wa-13)`, () =>
      asDevice(userAgent, 0, async () => {
        const element = await openLink(server());
        const { isTaken, went, href, told } = press(element);
        expect([isTaken, went, href, told]).to.deep.equal([false, [], web, 1]);
        expect(element.querySelector('a')?.relList.contains('noopener')).to.equal(true);
      }));
  }
});
