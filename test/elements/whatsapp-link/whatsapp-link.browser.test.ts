import { expect, html } from '@open-wc/testing';
import { appears, disappears } from '../../shared/appears.js';
import { nextError } from '../../shared/next-error.js';
import { openLink, press } from './link-page.js';

const hrefOf = (element: Element) => element.querySelector('a')?.getAttribute('href');

describe('<whatsapp-link>', () => {
  it('<whatsapp-link> writes the number and the text into the link of the server (wa-01, wa-09)', async () => {
    document.title = 'Sesión {url}';
    const element = await openLink(html`
      <whatsapp-link phone="+34 600 11 22 33" text="hola & adiós #1 %20 + {title}">
        <a href="https://wa.me/34600000000" rel="nofollow">Chat</a>
      </whatsapp-link>
    `);
    expect(hrefOf(element)).to.equal(
      'https://wa.me/34600112233?text=hola%20%26%20adi%C3%B3s%20%231%20%2520%20%2B%20Sesi%C3%B3n%20%7Burl%7D',
    );
    expect(element.querySelector('a')?.rel).to.equal('nofollow noopener noreferrer');
    expect(element.querySelector('a')?.hasAttribute('aria-label')).to.equal(false);
  });

  it('<whatsapp-link> is in the line, as without the tag around it', async () => {
    const element = await openLink(
      html`<whatsapp-link phone="600112233"><a href="https://wa.me/34600112233">Chat</a></whatsapp-link>`,
    );
    expect([getComputedStyle(element).display, element.shadowRoot?.querySelector('a')]).to.deep.equal([
      'inline',
      null,
    ]);
  });

  it('<whatsapp-link> follows its attributes, and names a link that is only an icon', async () => {
    const element = await openLink(html`
      <whatsapp-link phone="600112233"
        ><a href="https://wa.me/34600112233"><svg></svg></a
      ></whatsapp-link>
    `);
    expect(element.querySelector('a')?.getAttribute('aria-label')).to.equal('WhatsApp');
    element.country = 'PT';
    element.phone = '912 345 678';
    element.text = 'olá';
    expect(hrefOf(element)).to.equal('https://wa.me/351912345678?text=ol%C3%A1');
  });

  it('<whatsapp-link> gives the server’s link back its address when the number is taken away, and takes a later one', async () => {
    for (const server of ['https://wa.me/message/ABC', 'https://api.whatsapp.com/send?text=hola']) {
      const element = await openLink(
        html`<whatsapp-link phone="600112233"><a href=${server}>Chat</a></whatsapp-link>`,
      );
      expect(hrefOf(element)).to.contain('https://wa.me/34600112233');
      element.removeAttribute('phone');
      expect(hrefOf(element)).to.equal(server);
      element.setAttribute('phone', '600445566');
      expect(hrefOf(element)).to.contain('https://wa.me/34600445566');
    }
  });

  it('<whatsapp-link> shows no link of its own when the number is taken away, and one again for a later number', async () => {
    const own = (element: Element) =>
      element.shadowRoot?.querySelector('[part~="link"]')?.getAttribute('href');
    const element = await openLink(html`<whatsapp-link phone="600112233"></whatsapp-link>`, (one) =>
      appears(one.shadowRoot as ShadowRoot, '[part~="link"]'),
    );
    await nextError(async () => element.removeAttribute('phone'));
    await disappears(element.shadowRoot as ShadowRoot, '[part~="link"]');
    element.setAttribute('phone', '600445566');
    await appears(element.shadowRoot as ShadowRoot, '[part~="link"]');
    expect(own(element)).to.equal('https://wa.me/34600445566');
  });

  for (const [phone, id] of [
    ['" onclick="__pwned=1', 'wa-03'],
    ['٠١٢', 'wa-07'],
    ['123', 'too short'],
  ] as const) {
    it(`<whatsapp-link> leaves the link as the server sent it where ${phone} is no number, and names the error (${id})`, async () => {
      const server = '<a href="https://wa.me/34600000000?text=hola">Chat</a>';
      const error = await nextError(async () => {
        const element = await openLink(
          html`<whatsapp-link phone=${phone}
            ><a href="https://wa.me/34600000000?text=hola">Chat</a></whatsapp-link
          >`,
          async () => {},
        );
        await appears(document, 'whatsapp-link');
        expect(element.querySelector('a')?.outerHTML).to.equal(server);
      });
      const element = document.querySelector('whatsapp-link');
      expect(error).to.contain('ConfigError: <whatsapp-link> attribute phone: found "');
      expect(element?.querySelector('a')?.outerHTML).to.equal(server);
      expect(Reflect.has(window, '__pwned')).to.equal(false);
    });
  }

  it('<whatsapp-link> shows no link at all where an empty tag has no number (wa-05)', async () => {
    let root: ShadowRoot | null = null;
    const error = await nextError(async () => {
      const element = await openLink(html`<whatsapp-link phone=""></whatsapp-link>`, async () => {});
      root = element.shadowRoot;
    });
    expect(error).to.contain('ConfigError: <whatsapp-link> attribute phone: found ""');
    expect((root as ShadowRoot | null)?.querySelector('a, [part]')).to.equal(null);
  });

  it('<whatsapp-link> cuts a long text so that the address stays below 2000 characters (wa-11)', async () => {
    const element = await openLink(html`
      <whatsapp-link phone="600112233" text=${'a'.repeat(5000)}
        ><a href="https://wa.me/">Chat</a></whatsapp-link
      >
    `);
    expect(hrefOf(element)?.length).to.be.below(2000);
    expect(hrefOf(element)?.length).to.be.above(1500);
  });

  it('<whatsapp-link> leaves a short link of the server alone, and reports that it is followed', async () => {
    const element = await openLink(
      html`<whatsapp-link icon="/demo/assets/icon.svg"
        ><a href="https://wa.me/message/ABC">Chat</a></whatsapp-link
      >`,
      (one) => appears(one, '[part="icon"]'),
    );
    const { href, reported, isTaken } = press(element);
    expect({ href, reported, isTaken }).to.deep.equal({
      href: 'https://wa.me/message/ABC',
      reported: 1,
      isTaken: false,
    });
    expect(element.querySelector('a')?.hasAttribute('rel')).to.equal(false);
  });

  it('<whatsapp-link> paints a link of its own into an empty tag, and takes it away with the number', async () => {
    const element = await openLink(
      html`<whatsapp-link lang="es" phone="600112233" text="Hola"></whatsapp-link>`,
      (one) => appears(one.shadowRoot as ShadowRoot, '[part="label"]'),
    );
    const root = element.shadowRoot as ShadowRoot;
    const link = root.querySelector('a');
    expect([
      link?.getAttribute('href'),
      link?.rel,
      root.querySelector('[part="label"]')?.textContent,
    ]).to.deep.equal([
      'https://wa.me/34600112233?text=Hola',
      'noopener noreferrer',
      'Escríbenos por WhatsApp',
    ]);
    expect(press(element)).to.include({ reported: 1, isTaken: false });
    const gone = disappears(root, 'a');
    expect(await nextError(() => void (element.phone = 'none'))).to.contain('ConfigError');
    await gone;
  });

  it('<whatsapp-link> reads the title again when the link is pressed', async () => {
    document.title = 'Before';
    const element = await openLink(html`
      <whatsapp-link phone="600112233" text="{title}"
        ><a href="https://wa.me/34600112233">Chat</a></whatsapp-link
      >
    `);
    document.title = 'After';
    expect(press(element).href).to.equal('https://wa.me/34600112233?text=After');
  });

  it('<whatsapp-link> gives everything back when it goes, and works again when it comes back', async () => {
    const element = await openLink(html`
      <whatsapp-link floating phone="600112233"
        ><a href="https://wa.me/1" aria-label="">Chat</a></whatsapp-link
      >
    `);
    await appears(element.parentElement as Element, '[data-floating]');
    const { parentElement } = element;
    element.remove();
    await Promise.resolve();
    expect(element.outerHTML).to.equal(
      '<whatsapp-link floating="" phone="600112233"><a href="https://wa.me/1" aria-label="">Chat</a></whatsapp-link>',
    );
    parentElement?.append(element);
    await appears(element, 'a[href="https://wa.me/34600112233"]');
  });
});
