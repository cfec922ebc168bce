/** Pages with an error that would be silent, the lines that report it, and the corrected pages. */

/** Row: the author's error, the page, the lines without the address at their end, and the corrected page. */
export type Row = readonly [title: string, wrong: string, lines: readonly string[], right: string];

const form =
  '<form><input name="form[a]"><input type="hidden" name="form[formId]" value="1"><button type="submit">S</button></form>';
const list = '<ul><li><a href="#a">A</a></li></ul>';
const noForm = '<rs-form> content: found no form, expected one with a hidden form[formId]';
const ended = (tag: string, found: string) =>
  `<${tag}> content: found <${found}> in it, expected its end tag </${tag}> before; <${tag}/> is none`;
const unparagraphed = (tag: string, next: string) =>
  `<${tag}> place: found <p> around it, which HTML ends before <${next}>, expected no paragraph around it`;

export const ends: readonly Row[] = [
  [
    'a form’s tag with a slash in it',
    `<rs-form/>${form}<p>Text</p><footer>The site</footer>`,
    [ended('rs-form', 'footer')],
    `<rs-form>${form}<p>Text</p></rs-form><footer>The site</footer>`,
  ],
  [
    'a form’s tag without an end, before the site’s other tags',
    `<rs-form>${form}<back-to-top></back-to-top>`,
    [ended('rs-form', 'back-to-top')],
    `<rs-form>${form}</rs-form><back-to-top></back-to-top>`,
  ],
  [
    'a header without an end',
    '<sticky-header><header>Site</header><div><h1>Title</h1><p>Text</p></div>',
    [ended('sticky-header', 'h1')],
    '<sticky-header><header><h1>Title</h1></header></sticky-header><div><p>Text</p></div>',
  ],
  [
    'a menu without an end',
    `<nav-menu>${list}<p>Text</p>`,
    [ended('nav-menu', 'p')],
    `<nav-menu><h2>Menu</h2>${list}</nav-menu><p>Text</p>`,
  ],
  [
    'a panel without an end',
    `<button data-offcanvas-toggle>M</button><offcanvas-panel id="p">${list}<h1>Title</h1>`,
    [`<offcanvas-panel id="p"> ${ended('offcanvas-panel', 'h1').split('> ').slice(1).join('> ')}`],
    `<button data-offcanvas-toggle>M</button><offcanvas-panel>${list}<footer>A</footer></offcanvas-panel><h1>Title</h1>`,
  ],
  [
    'tabs without an end',
    '<tab-set><h2>A</h2><p>1</p><h2>B</h2><p>2</p><footer>The site</footer>',
    [ended('tab-set', 'footer')],
    '<tab-set><section><h2>A</h2><footer>1</footer></section><section><h2>B</h2></section></tab-set><footer></footer>',
  ],
  [
    'a consent layer with a slash in it',
    '<cookie-consent/><article>Text</article>',
    [ended('cookie-consent', 'article')],
    '<cookie-consent><section><p>Cookies</p><button data-consent="accept">Yes</button><button data-consent="reject">No</button><button data-consent="settings">More</button></section></cookie-consent>',
  ],
  [
    'a link without an end',
    '<whatsapp-link><a href="https://wa.me/34600111222">W</a><p>Text</p>',
    [ended('whatsapp-link', 'p')],
    '<whatsapp-link><p><a href="https://wa.me/34600111222">W</a></p></whatsapp-link><p>Text</p>',
  ],
  [
    'a counter of visits with a slash in it',
    '<page-analytics sink="event"/><p>Text</p>',
    [ended('page-analytics', 'p')],
    '<page-analytics sink="event"></page-analytics><p>Text</p>',
  ],
  [
    'a calendar without an end',
    '<rs-calendar><input><input id="next">',
    [ended('rs-calendar', 'input id="next"')],
    '<rs-calendar><label>Day <input></label><input type="hidden"></rs-calendar><input id="next">',
  ],
];

export const paragraphs: readonly Row[] = [
  [
    'a form',
    `<p><rs-form>${form}</rs-form></p>`,
    [noForm, unparagraphed('rs-form', 'form')],
    `<div><rs-form>${form}</rs-form></div>`,
  ],
  [
    'a menu',
    `<p><nav-menu>${list}</nav-menu></p>`,
    [unparagraphed('nav-menu', 'ul'), '<nav-menu> content: found no list, expected a <ul> with nested lists'],
    `<nav-menu>${list}</nav-menu>`,
  ],
  [
    'tabs',
    '<p><tab-set><h2>A</h2><p>1</p><h2>B</h2></tab-set></p>',
    [unparagraphed('tab-set', 'h2')],
    '<tab-set><h2>A</h2><p>1</p><h2>B</h2></tab-set>',
  ],
  [
    'a viewer',
    '<p><media-box><div><a href="/a.jpg" data-mediabox>A</a></div></media-box></p>',
    [unparagraphed('media-box', 'div')],
    '<p><media-box><a href="/a.jpg" data-mediabox>A</a></media-box></p><div><a href="/">B</a></div>',
  ],
  [
    'a calendar',
    '<p><rs-calendar><div><input></div></rs-calendar></p>',
    [
      unparagraphed('rs-calendar', 'div'),
      '<rs-calendar> content: found no input, expected an <input type="text"> inside, or the attribute for',
    ],
    '<p><rs-calendar><input></rs-calendar></p><div><input></div>',
  ],
];

const calendar = (attributes: string) => `<rs-calendar inline ${attributes}><input></rs-calendar>`;
const range = (attributes: string) => `<rs-range ${attributes}><input></rs-range>`;
const bounds = '<rs-calendar> min: found';

export const attributes: readonly Row[] = [
  [
    'a first date after the last one',
    calendar('min="2027-05-01" max="2027-04-01"'),
    [`${bounds} "2027-05-01", expected a date up to max, 2027-04-01: no day can be chosen`],
    calendar('min="2027-04-01" max="2027-04-01"'),
  ],
  [
    'a first time after the last one of the same day',
    calendar('min="2027-05-01 12:00" max="2027-05-01 09:00"'),
    [`${bounds} "2027-05-01 12:00", expected a date up to max, 2027-05-01 09:00: no day can be chosen`],
    calendar('min="2027-05-01 12:00" max="2027-05-01"'),
  ],
  [
    'a first year after the last one',
    calendar('first-year="2030" last-year="2020"'),
    ['<rs-calendar> first-year: found "2030", expected a year up to last-year, 2020'],
    calendar('first-year="2020" last-year="2030"'),
  ],
  [
    'a lowest value above the highest',
    range('min="9" max="3"'),
    ['<rs-range> its attributes: found min 9, max 3, step 1, expected a range with min below max'],
    range('min="3" max="9"'),
  ],
  [
    'a calendar that is not to be inline',
    '<rs-calendar inline="false"><input></rs-calendar>',
    ['<rs-calendar> attribute inline: found "false", which switches it on, expected no attribute inline'],
    '<rs-calendar inline="inline"><input></rs-calendar>',
  ],
  [
    'a slider that is to have one handle',
    range('double="false"'),
    ['<rs-range> attribute double: found "false", which switches it on, expected no attribute double'],
    range('double="true"'),
  ],
  [
    'a switch of another tag',
    '<sticky-header show-on-up="no"><header>A</header></sticky-header>',
    [
      '<sticky-header> attribute show-on-up: found "no", which switches it on, expected no attribute show-on-up',
    ],
    '<sticky-header show-on-up><header>A</header></sticky-header>',
  ],
  [
    'a button with a misspelt command',
    '<rs-calendar id="c"><input></rs-calendar><button type="button" commandfor="c" command="--opne">D</button>',
    ['<rs-calendar id="c"> command: found "--opne", expected --show or --hide'],
    '<rs-calendar id="c"><input></rs-calendar><button type="button" commandfor="c" command="--show">D</button>',
  ],
  [
    'many files in an input for one',
    '<rs-uploads max-files="3"><input type="file" id="f"></rs-uploads>',
    [
      '<rs-uploads> attribute max-files: found "3" for <input id="f">, which takes one file, expected multiple on it, or add-more',
    ],
    '<rs-uploads max-files="3"><input type="file" multiple></rs-uploads><rs-uploads max-files="3" add-more><input type="file"></rs-uploads><rs-uploads max-files="1"><input type="file"></rs-uploads>',
  ],
  [
    'fewest files above the most',
    '<rs-uploads min-files="4" max-files="3"><input type="file" multiple></rs-uploads>',
    ['<rs-uploads> attribute min-files: found "4", expected at most max-files, 3'],
    '<rs-uploads min-files="3" max-files="3"><input type="file" multiple></rs-uploads>',
  ],
];

const viewer = (attributes: string) => `<media-box><a href="/a.jpg" ${attributes}>A</a></media-box>`;
const image =
  '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" ';

export const content: readonly Row[] = [
  [
    'two tags on one input',
    '<rs-calendar for="day"></rs-calendar><rs-range id="second" for="day"></rs-range><input id="day">',
    [
      '<rs-range id="second"> its input: found <input id="day">, which <rs-calendar> has, expected one tag for each input',
    ],
    '<rs-calendar for="day"></rs-calendar><rs-range for="size"></rs-range><input id="day"><input id="size">',
  ],
  [
    'an id that two inputs have',
    '<rs-calendar for="day"></rs-calendar><input id="day"><select id="day"></select>',
    ['<rs-calendar> id: found "day" twice, on <input> and <select>, expected an id once in a page'],
    '<rs-calendar for="day"></rs-calendar><input id="day"><p id="other"></p><p id="other"></p>',
  ],
  [
    'an id that two panels have',
    '<button data-offcanvas-toggle="p">M</button><offcanvas-panel id="p">A</offcanvas-panel><nav id="p">B</nav>',
    [
      '<offcanvas-panel id="p"> id: found "p" twice, on <offcanvas-panel> and <nav>, expected an id once in a page',
    ],
    '<button data-offcanvas-toggle="p">M</button><offcanvas-panel id="p">A</offcanvas-panel>',
  ],
  [
    'a group with a colon',
    viewer('data-mediabox="group:x"'),
    ['<media-box> link "/a.jpg": data-mediabox: found "group:x", expected name[value], JSON or name=value'],
    viewer('data-mediabox="group[x]"'),
  ],
  [
    'a misspelt option in brackets',
    viewer('data-mediabox="gruop[x]; title[A]"'),
    ['<media-box> link "/a.jpg": option gruop: found "gruop", expected group'],
    viewer('data-mediabox="group[x]; title[A]; rel[0]; loop[1]; autoplay[1]"'),
  ],
  [
    'a misspelt option in its own attribute',
    viewer('data-mediabox data-mediabox-widht="90"'),
    ['<media-box> link "/a.jpg": option widht: found "widht", expected width'],
    viewer('data-mediabox data-mediabox-width="90" data-mediabox-muted'),
  ],
  [
    'images of another script',
    `<lazy-images>${image}id="i" class="lazyload" data-src="/a.jpg"></lazy-images>`,
    [
      '<lazy-images> content: found <img id="i"> with the class lazyload, expected the class jspeed-img-lazyload on it, or lazy-class="lazyload"',
    ],
    `<lazy-images lazy-class="lazyload">${image}class="lazyload"></lazy-images>`,
  ],
  [
    'nothing to load',
    `<lazy-images>${image}></lazy-images>`,
    [
      '<lazy-images> content: found nothing to load, expected the class jspeed-img-lazyload on what loads late',
    ],
    `<lazy-images>${image}class="jspeed-img-lazyloaded"></lazy-images><lazy-images>${image}class="jspeed-img-lazyload"></lazy-images>`,
  ],
  [
    'one heading in tabs',
    '<tab-set><h2>Alone</h2><p>Text</p></tab-set>',
    ['<tab-set> content: found one heading ("Alone"), expected two or more, each with what it is about'],
    '<tab-set><h2>A</h2><p>Text</p><h2>B</h2></tab-set><tab-set></tab-set>',
  ],
  [
    'a panel that nothing opens',
    '<offcanvas-panel id="p"><a href="#" data-offcanvas-close>x</a>A</offcanvas-panel>',
    [
      '<offcanvas-panel id="p"> toggle: found nothing in the page that opens it, expected an element with data-offcanvas-toggle="p"',
    ],
    '<button aria-controls="p">M</button><offcanvas-panel id="p">A</offcanvas-panel><offcanvas-panel swipe>B</offcanvas-panel>',
  ],
  [
    'a toggle that opens another panel',
    '<button data-offcanvas-open="p">M</button><offcanvas-panel id="p">A</offcanvas-panel><offcanvas-panel id="q">B</offcanvas-panel>',
    [
      '<offcanvas-panel id="q"> toggle: found nothing in the page that opens it, expected an element with data-offcanvas-toggle="q"',
    ],
    '<button commandfor="p" command="--toggle">M</button><button data-offcanvas-toggle="i">N</button><offcanvas-panel id="p">A</offcanvas-panel><offcanvas-panel><p id="i">B</p></offcanvas-panel>',
  ],
  [
    'a header in a box that clips',
    '<div id="page" style="overflow: hidden"><sticky-header><header>A</header></sticky-header></div>',
    [
      '<sticky-header> place: found <div id="page"> around it with overflow: hidden, below which nothing sticks, expected overflow: clip, or none',
    ],
    '<div style="overflow: clip"><sticky-header><header>A</header></sticky-header></div>',
  ],
  [
    'a header in a box that clips what is too wide, on a page that scrolls',
    '<div id="page" style="overflow-x: hidden"><sticky-header><header>A</header></sticky-header><div style="height: 300vh"></div></div>',
    [
      '<sticky-header> place: found <div id="page"> around it with overflow-x: hidden, below which nothing sticks, expected overflow: clip, or none',
    ],
    '<div style="overflow: auto; height: 9rem"><sticky-header><header>A</header></sticky-header><div style="height: 300vh"></div></div><div style="height: 300vh"></div>',
  ],
];
