import { formId, formOf, scriptOf, showing, tagOf, token, when, withJson } from './diagnostic-rows.js';

const send = '<button name="form[Send]" value="1">Send</button>';
const frameworks =
  'v-cloak data-v-1a2b3c4d _ngcontent-ng-c42 _nghost-ng-c42 ng-version="20" x-data hx-boost="true" uk-sticky ' +
  'data-wp-interactive="form" data-wp-on--submit="send" data-wp-class--open="open" :class="{a: b}" @submit="send" ' +
  'class="wp-block-group" style="color: inherit" title="Form" dir="ltr" lang="es" onclick="" data-bs-theme="dark"';

const bootstrapForm = `<form class="row g-3 needs-validation" novalidate>
  <input type="hidden" name="option" value="com_rsform"><input type="hidden" name="task" value="">
  <div class="form-floating"><input class="form-control" id="a" name="form[a]" required><label for="a">A</label></div>
  <div class="input-group"><span class="input-group-text">@</span><input name="form[b]" list="l"></div>
  <datalist id="l"><option>x</option></datalist>
  <div style="display: none"><label>Leave empty <input name="website"></label></div>
  <input name="url" tabindex="-1" autocomplete="off">
  <textarea name="g-recaptcha-response"></textarea><input name="altcha">
  ${formId}${token}<div class="col-12"><button class="btn btn-primary" type="submit">Send</button></div></form>`;

/** Valid pages, as other people write them. */
export const rightPages: readonly (readonly [what: string, page: string])[] = [
  ['a form of Bootstrap, with honeypots for bots and captchas', tagOf(bootstrapForm)],
  ['attributes of frameworks and of a CMS', tagOf(formOf(), frameworks)],
  ['a tag around the main part of the page', tagOf(`<main><header>Site</header>${formOf()}</main>`)],
  [
    'a form that an image sends',
    tagOf(formOf('', `${formId}${token}<input type="image" alt="Send" src="data:image/gif;base64,">`)),
  ],
  [
    'a form that a script of the page sends',
    tagOf(
      formOf('', `${formId}${token}<button type="button" onclick="this.form.requestSubmit()">Send</button>`),
    ),
  ],
  ['a button without a type', tagOf(formOf('', formId + token + send))],
  [
    'a button outside of the form',
    tagOf(`${formOf('', formId + token).replace('<form', '<form id="far"')}<button form="far">Send</button>`),
  ],
  [
    'scripts of others in the tag',
    tagOf(
      '<script type="application/ld+json">{"@type": "WebPage", "version": 1}</script>' +
        '<div><script type="application/json" class="options">{"com_rsform": {"formId": 1}}</script></div>' +
        formOf(),
    ),
  ],
  [
    'a page break without a block of its own',
    withJson({ pages: [{ fields: [{ name: 'Break', type: 'page-break', validate: false }] }] }),
  ],
  [
    'a list whose choices a script of the page brings',
    tagOf(
      scriptOf(showing('a', when('Town', 'Lugo'))) +
        formOf('<select name="form[Town]"><option value="">Choose</option></select>'),
    ),
  ],
  ['a condition on what is typed', withJson(showing('b', when('a', 'anything at all')))],
  [
    'a target that is a mere text',
    tagOf(
      scriptOf(showing('Note', when('b', 'x'))) +
        formOf('<div class="rsform-block rsform-block-note">Text</div>'),
    ),
  ],
];
