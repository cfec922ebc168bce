/**
 * Complete and minimal markup of the tags around links, pictures and the whole page. `{uno|one}` is a Spanish and an English text.
 */

/**
 * Parts of a page with a tag.
 * @typedef {object} TagMarkup
 * @property {string} title
 * @property {string} markup
 * @property {'before' | 'in' | 'after'} place Place of the markup: before, in or after `<main>`.
 * @property {readonly string[]} [tags] All tags in the markup, if there are others.
 * @property {readonly string[]} [parts] Late parts that the tags start with, by their names in `preload.json`.
 * @property {readonly string[]} [sheets] Style sheets in the folder of the suite.
 * @property {string} [css] Rules for the theme's style sheet.
 * @property {Readonly<Record<string, readonly string[]>>} [policy] Sources that the tag needs, by directive.
 * @property {boolean} [hasStub]
 * @property {boolean} [hasNoTexts] True if its tags write no texts of their own.
 */

/** @type {readonly (readonly [tag: string, markup: TagMarkup])[]} */
export const pageMarkup = [
  [
    'back-to-top',
    {
      title: '{Volver arriba|Back to top}',
      place: 'after',
      markup: `
<back-to-top><a href="#top">{Volver arriba|Back to top}</a></back-to-top>`,
    },
  ],
  [
    'cookie-consent',
    {
      title: '{Privacidad|Privacy}',
      place: 'after',
      hasStub: true,
      sheets: ['themes/cookie-consent/first-paint.css'],
      markup: `
<cookie-consent policy-href="{/aviso-legal|/legal}" privacy-href="{/privacidad|/privacy}">
  <div>
    <h2>{Tu privacidad|Your privacy}</h2>
    <p>
      {Usamos cookies solo con tu permiso.|We use cookies only with your consent.}
      <a href="{/aviso-legal|/legal}">{Aviso legal|Legal notice}</a>
      <a href="{/privacidad|/privacy}">{Privacidad|Privacy}</a>
    </p>
    <div>
      <button type="button" data-consent="accept">{Aceptar|Accept}</button>
      <button type="button" data-consent="reject">{Rechazar|Reject}</button>
      <button type="button" data-consent="settings">{Configurar|Settings}</button>
    </div>
  </div>
</cookie-consent>
<footer><a href="#cookie-settings">{Ajustes de cookies|Cookie settings}</a></footer>`,
    },
  ],
  [
    'lazy-images',
    {
      title: '{Imágenes|Pictures}',
      place: 'in',
      hasNoTexts: true,
      markup: `
<lazy-images>
  <img
    class="jspeed-img-lazyload"
    src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
    data-src="/images/house.jpg"
    width="1200"
    height="600"
    alt="{La casa desde la calle|The house from the street}"
  />
  <noscript>
    <img src="/images/house.jpg" width="1200" height="600" alt="{La casa desde la calle|The house from the street}" />
  </noscript>
</lazy-images>`,
    },
  ],
  [
    'media-box',
    {
      title: '{Galería|Gallery}',
      place: 'in',
      sheets: ['themes/media-box/standard.css'],
      markup: `
<media-box>
  <a data-mediabox="group[{casa|house}]" title="{La sala|The living room}" href="/images/room.jpg">
    <img src="/images/room-160.jpg" alt="{Una sala con dos sillones|A room with two armchairs}" width="160" height="120" />
  </a>
  <a data-mediabox="group[{casa|house}]" title="{El pasillo|The corridor}" href="/images/corridor.jpg">
    <img src="/images/corridor-160.jpg" alt="{Un pasillo con luz|A bright corridor}" width="160" height="120" />
  </a>
</media-box>`,
    },
  ],
  [
    'nav-menu',
    {
      title: '{Menú|Menu}',
      place: 'before',
      tags: ['nav-menu', 'offcanvas-panel'],
      css: ':is(nav-menu, offcanvas-panel) { display: block; }',
      markup: `
<header>
  <nav-menu mobile-target="mobile-menu">
    <nav aria-label="{Principal|Main}">
      <ul>
        <li>
          <a href="{/servicios|/services}">{Servicios|Services}</a>
          <ul>
            <li><a href="{/personas-adultas|/adults}">{Personas adultas|Adults}</a></li>
          </ul>
        </li>
        <li><a href="{/contacto|/contact}">{Contacto|Contact}</a></li>
      </ul>
    </nav>
  </nav-menu>
  <button type="button" data-offcanvas-toggle="menu">{Menú|Menu}</button>
</header>
<offcanvas-panel id="menu" aria-label="{Menú|Menu}"><div id="mobile-menu"></div></offcanvas-panel>`,
    },
  ],
  [
    'offcanvas-panel',
    {
      title: '{Panel|Panel}',
      place: 'before',
      css: 'offcanvas-panel { display: block; }',
      markup: `
<header><a href="#panel" data-offcanvas-toggle="panel">{Menú|Menu}</a></header>
<offcanvas-panel id="panel" aria-label="{Menú|Menu}">
  <nav aria-label="{Principal|Main}">
    <a href="{/servicios|/services}">{Servicios|Services}</a>
    <a href="{/contacto|/contact}">{Contacto|Contact}</a>
  </nav>
</offcanvas-panel>`,
    },
  ],
  [
    'page-analytics',
    {
      title: '{Estadísticas|Statistics}',
      place: 'after',
      hasNoTexts: true,
      markup: `
<page-analytics sink="{/estadisticas|/statistics}"></page-analytics>`,
    },
  ],
  [
    'sticky-header',
    {
      title: '{Cabecera|Header}',
      place: 'before',
      hasNoTexts: true,
      css: 'sticky-header { display: block; }',
      markup: `
<sticky-header>
  <header>
    <a href="/">{Inicio|Home}</a>
    <nav aria-label="{Principal|Main}"><a href="{/contacto|/contact}">{Contacto|Contact}</a></nav>
  </header>
</sticky-header>`,
    },
  ],
  [
    'tab-set',
    {
      title: '{La consulta|The practice}',
      place: 'in',
      hasNoTexts: true,
      css: 'tab-set { display: block; }',
      markup: `
<tab-set aria-label="{La consulta|The practice}">
  <h2 id="hours">{Horario|Opening hours}</h2>
  <p>{De lunes a viernes, de 9:00 a 18:00.|Monday to Friday, 9:00 to 18:00.}</p>
  <h2 id="way">{Cómo llegar|How to find us}</h2>
  <p>{Calle Mayor 1, segundo piso.|Calle Mayor 1, second floor.}</p>
</tab-set>`,
    },
  ],
  [
    'whatsapp-link',
    {
      title: 'WhatsApp',
      place: 'after',
      markup: `
<whatsapp-link phone="+34 600 11 22 33">
  <a href="https://wa.me/34600112233">{Escríbenos por WhatsApp|Write to us on WhatsApp}</a>
</whatsapp-link>`,
    },
  ],
];
