import {
  banner,
  type CheckedPage,
  form,
  inlineStub,
  loader,
  page,
  preloadOf,
  preloads,
  withTags,
} from './pages.js';

/** Pages whose tags the console reports too. */
export const tagPages: readonly CheckedPage[] = [
  { title: 'a page with a right form', html: withTags(), findings: [] },
  {
    title: 'attributes of another tag, and a boolean attribute that is meant as false',
    html: withTags(
      '<rs-calendar inline="false" timeformat="H:i" step="half"><input name="day"></rs-calendar>',
    ),
    findings: [
      '8:14 error tags: <rs-calendar> attribute inline: "false", which switches it on; expected no attribute inline',
      '8:29 error tags: <rs-calendar> attribute timeformat: "timeformat"; expected time-format',
      '8:46 error tags: <rs-calendar> attribute step: "half"; expected a number',
    ],
  },
  {
    title: 'a tag that is written as an empty element',
    html: withTags('<rs-calendar for="day"/><p><input id="day"></p><h2>Otra</h2>'),
    findings: [
      '8:1 error tags: <rs-calendar> content: <h2> in it; expected its end tag </rs-calendar> before; <rs-calendar/> is none',
    ],
  },
  {
    title: 'a tag in a paragraph, which HTML ends before the content',
    html: withTags('<p><nav-menu><ul><li><a href="/">Inicio</a></li></ul></nav-menu></p>'),
    findings: [
      '8:4 error tags: <nav-menu> place: <p> around it, which HTML ends before <ul>; expected no paragraph around it',
      '8:4 error tags: <nav-menu> content: no list; expected a <ul> with nested lists',
    ],
  },
  {
    title: 'two tags at one input, and a tag without an input',
    html: withTags(
      '<input id="day"><rs-calendar for="day"></rs-calendar><rs-range for="day"></rs-range><rs-uploads for="cv"></rs-uploads>',
    ),
    findings: [
      '8:54 error tags: <rs-range> its input: <input id="day">, which <rs-calendar> has; expected one tag for each input',
      "8:85 warning policy: the previews of files, which the policy blocks: img-src 'self' data:; expected blob: in img-src",
      '8:97 error tags: <rs-uploads> attribute for: nothing with the id "cv"; expected an <input type="file">',
    ],
  },
  {
    title: 'an id twice, at a tag and elsewhere',
    html: withTags(
      '<input id="day"><input id="day"><rs-calendar for="day"></rs-calendar><i id="x"></i><b id="x"></b>',
    ),
    findings: [
      '8:33 error tags: <rs-calendar> id: "day" twice, on <input> and <input>; expected an id once in a page',
      '8:87 warning ids: the id "x" twice, on <i> and <b>; expected an id once in a page',
    ],
  },
  {
    title: 'ids with the names of an object’s own properties',
    html: withTags(
      '<i id="__proto__"></i><i id="__proto__"></i><i id="constructor"></i><rs-range for="__proto__"></rs-range>',
    ),
    findings: [
      '8:69 error tags: <rs-range> id: "__proto__" twice, on <i> and <i>; expected an id once in a page',
      '8:69 error tags: <rs-range> its input: <i id="__proto__">; expected an <input type="text">',
    ],
  },
  {
    title: 'a toggle without its panel, and a panel without a toggle',
    html: withTags(
      '<button data-offcanvas-toggle="menú">Menú</button><offcanvas-panel id="menu" breakpoint="wide"></offcanvas-panel>',
    ),
    findings: [
      '8:9 error tags: <offcanvas-panel> toggle <button> attribute data-offcanvas-toggle: "menú"; expected the id of an <offcanvas-panel>',
      '8:51 error tags: <offcanvas-panel id="menu"> toggle: nothing in the page that opens it; expected an element with data-offcanvas-toggle="menu"',
      '8:78 error tags: <offcanvas-panel id="menu"> attribute breakpoint: "wide"; expected a width such as 60rem',
    ],
  },
  {
    title: 'links of the viewer with misspelt options',
    html: withTags(
      '<media-box theme="dark"><a data-mediabox="titel[Sala]" href="/a.jpg">Sala</a><a href="/b.jpg">Otra</a></media-box><media-box></media-box>',
    ),
    findings: [
      '8:12 error tags: <media-box> attribute theme: "dark"; expected one of standard, light, shadow, squeeze, jce',
      '8:25 error tags: <media-box> link "/a.jpg": option titel: "titel"; expected title',
      '8:115 error tags: <media-box> content: no link that opens in it; expected a link with data-mediabox or the class jcepopup in the tag',
    ],
  },
  {
    title: 'JSON with unknown keys, fields that the form does not have, and another form’s number',
    html: withTags(
      '<rs-form><script type="application/json">{"version":1,"formId":2,"pages":[{"fields":[{"name":"Emial"}]}],"layuot":"x"}</script><form><input name="form[Email]"><input type="hidden" name="form[formId]" value="3"><button>Enviar</button></form></rs-form>',
    ),
    findings: [
      '8:1 error tags: <rs-form> JSON at layuot: "layuot"; expected one of the keys version, formId, pages, validation, checks, layout, re',
      "8:1 error tags: <rs-form> JSON at formId: 2; expected the form's 3",
      '8:1 error tags: <rs-form> JSON at pages[0].fields[0].name: "Emial"; expected a field of the form: "Email"',
    ],
  },
  {
    title: 'broken JSON, a form without its number, and a form without a button',
    html: withTags(
      '<rs-form><script type="application/json">{"version":1,}</script><form><input name="form[a]"></form></rs-form>',
      '<rs-form><form><input name="form[a]"><input type="hidden" name="form[formId]" value="4"></form></rs-form>',
    ),
    findings: [
      '8:1 error tags: <rs-form> JSON: SyntaxError; expected what the README of the tag describes',
      '8:1 error tags: <rs-form> content: a form without a hidden form[formId]; expected one with a hidden form[formId]',
      '9:1 error tags: <rs-form> form: no button that sends it; expected <button type="submit">',
    ],
  },
  {
    title: 'a form with a profile that there is not, and one whose profile is in the page',
    html: withTags(
      '<script type="application/json" data-form-profile>{"version":1,"name":"own","form":[".own"],"ignored":"[name=number]"}</script>',
      '<rs-form markup="joomla"><form><input name="mail"><button>Send</button></form></rs-form>',
      '<rs-form markup="own"><script type="application/json">{"version":1,"formId":0,"conditions":[{"targets":["number"],"when":[{"field":"mail","value":"a"}]}]}</script><form><input name="mail"><input name="number"><button>Send</button></form></rs-form>',
    ),
    findings: [
      '9:10 error tags: <rs-form> markup: "joomla"; expected one: "auto", "own", "rsform", "contact-form-7", "gravity-forms", "drup',
      '10:1 error tags: <rs-form> JSON at conditions[0].targets[0]: "number"; expected a field of the form: "mail"',
    ],
  },
  ...[
    ['an unknown key', '{"version":1,"name":"own","forms":[]}', 'an invalid forms; expected a profile'],
    ['broken JSON', '{"version":1,}', 'an invalid JSON; expected a profile'],
    [
      'an invalid selector',
      '{"version":1,"name":"own","form":["[["]}',
      'SyntaxError; expected valid selectors and patterns',
    ],
    [
      'an invalid pattern',
      '{"version":1,"name":"own","form":["form"],"names":["("]}',
      'SyntaxError; expected valid selectors and patterns',
    ],
  ].map(([title, profile, found]) => ({
    title: `a profile in the page with ${title}`,
    html: withTags(
      `<script type="application/json" data-form-profile>${profile}</script>`,
      '<rs-form><form><input name="mail"><button>Send</button></form></rs-form>',
    ),
    findings: [`9:1 error tags: <rs-form> data-form-profile: ${found}`],
  })),
  {
    title: 'forms of other systems, with JSON for a field that there is not, and without a button',
    html: withTags(
      '<rs-form><script type="application/json">{"version":1,"formId":0,"conditions":[{"targets":["town"],"when":[{"field":"mail","value":"a"}]}]}</script><form><input name="mail"><button>Send</button></form></rs-form>',
      '<rs-form markup="django"><form><input name="mail"></form></rs-form>',
    ),
    findings: [
      '8:1 error tags: <rs-form> JSON at conditions[0].targets[0]: "town"; expected a field of the form: "mail"',
      '9:1 error tags: <rs-form> form: no button that sends it; expected <button type="submit">',
    ],
  },
  {
    title: 'a form that comes from JSON, and one that thanks',
    html: withTags(
      '<rs-form><script type="application/json">{"version":1,"formId":5,"pages":[{"fields":[{"name":"Enviar","type":"submit"}]}]}</script></rs-form>',
      '<rs-form><div id="rsfp-thankyou-scroll6"></div><p>Gracias</p></rs-form>',
      '<rs-form src="/form.json"></rs-form>',
    ),
    findings: [],
  },
  {
    title: 'a banner with an answer less, other days than its stub, and a category that nobody offers',
    html: page(
      inlineStub.replace('<script>', '<script data-days="30">') +
        preloadOf('runtime-aaaaaaa') +
        preloadOf('cookie-consent-ddddddd') +
        loader,
      `<cookie-consent><button data-consent="accept">Sí</button><button data-consent="reject">No</button></cookie-consent>
<script type="text/plain" data-category="marketing" src="/ads.js"></script><script data-category="statistics" src="/s.js"></script>`,
    ),
    findings: [
      '7:1 error tags: <cookie-consent> attribute days: data-days of 30 at the inline stub; expected 365 as here',
      '7:1 error tags: <cookie-consent> content: no data-consent="settings"; expected accept, reject, settings',
      '8:27 error tags: <script> attribute data-category: "marketing"; expected one that <cookie-consent> offers: necessary, preferences, statistics',
      '8:76 error tags: <script> attribute type: a script of the category "statistics" with the type "" (/s.js); expected type="text/plain": a browser fetches it before the visitor\'s yes',
    ],
  },
  {
    title: 'tags with nothing to do',
    html: withTags(
      '<tab-set><p>Sin títulos</p></tab-set><tab-set breakpoint="big"><h2>Uno</h2></tab-set>',
      '<lazy-images lazy-class="a b"><img class="lazyload" data-src="/a.jpg" alt=""></lazy-images>',
      '<nav-menu mobile-target="phone" breakpoint="big"></nav-menu>',
      '<rs-location><input></rs-location><rs-range min="9" max="3"><input></rs-range>',
    ),
    findings: [
      '8:1 error tags: <tab-set> content: no headings; expected h2 to h4 as children or in sections',
      '8:38 error tags: <tab-set> content: one heading ("Uno"); expected two or more, each with what it is about',
      '8:47 error tags: <tab-set> attribute breakpoint: "big"; expected 960, 60rem or none',
      '9:1 error tags: <lazy-images> content: <img> with the class lazyload; expected the class a b on it, or lazy-class="lazyload"',
      '9:14 error tags: <lazy-images> attribute lazy-class: "a b"; expected one class name',
      '10:1 error tags: <nav-menu> content: no list; expected a <ul> with nested lists',
      '10:11 error tags: <nav-menu> attribute mobile-target: "phone"; expected the id of an element in the page',
      '10:33 error tags: <nav-menu> attribute breakpoint: "big"; expected a width such as 48rem, or a media query',
      '11:1 error tags: <rs-location> its attributes: neither tiles nor geocoder nor geolocation; expected one of them',
      '11:35 error tags: <rs-range> its attributes: min 9, max 3, step 1; expected a range with min below max',
    ],
  },
  {
    title: 'links and analytics with values that mean nothing',
    html: withTags(
      '<whatsapp-link phone="123">Escríbenos</whatsapp-link><back-to-top>Arriba</back-to-top>',
      '<page-analytics sink="ga4"></page-analytics><page-analytics sink="event"></page-analytics>',
      '<rs-location tiles="https://tiles.example/{z}.png" geocoder="javascript:0"><input></rs-location>',
    ),
    findings: [
      '8:1 error tags: <whatsapp-link> content: no link in it; expected <a href="…"> or an empty tag',
      '8:16 error tags: <whatsapp-link> attribute phone: "123"; expected a phone number such as +34 600 11 22 33',
      '8:54 error tags: <back-to-top> content: no link in it; expected <a href="…"> or an empty tag',
      '9:17 error tags: <page-analytics> attribute sink: "ga4"; expected dataLayer, gtag, event or an address with / or https:// in front',
      '9:45 error tags: <page-analytics> place: a second one in the page; expected one, because each event would count twice',
      "10:1 error policy: the tiles of the map, which the policy blocks: img-src 'self' data:; expected https://tiles.example in img-src",
      '10:14 error tags: <rs-location> attribute tiles: "https://tiles.example/{z}.png"; expected a web address with {z}, {x}, {y} and at most {s}, {r}',
      '10:52 error tags: <rs-location> attribute geocoder: "javascript:0"; expected a web address',
    ],
  },
  {
    title: 'a calendar with dates that are none',
    html: withTags(
      '<rs-calendar min="mañana" min-from="llegada|2" allowed-date-pattern="("><input></rs-calendar>',
    ),
    findings: [
      '8:14 error tags: <rs-calendar> min: "mañana"; expected a date such as 12/24/2027, 2027-12-24 09:00, today or today+7',
      '8:27 error tags: <rs-calendar> min-from: nothing with the id "llegada"; expected the id of another input',
      '8:48 error tags: <rs-calendar> allowed-date-pattern: "("; expected a regular expression of characters, classes, groups and counts',
    ],
  },
  {
    title: 'tags in a template, which are not in the page',
    html: withTags('<template><rs-range></rs-range></template>'),
    findings: [],
  },
  {
    title: 'a page that switches the checks of its visitors off',
    html: page(
      preloads + loader,
      `${form}<rs-range foo></rs-range>`,
      '<html lang="es" data-suite-checks="off">',
    ),
    findings: [
      '7:147 error tags: <rs-range> content: no input; expected an <input type="text"> inside, or the attribute for',
      '7:157 error tags: <rs-range> attribute foo: "foo"; expected one of double, for, locale, max, min, prefix, step, suffix, values',
    ],
  },
  {
    title: 'a right banner',
    html: page(
      inlineStub + preloadOf('runtime-aaaaaaa') + preloadOf('cookie-consent-ddddddd') + loader,
      banner,
    ),
    findings: [],
  },
];
