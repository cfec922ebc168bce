import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { needs } from '../../needs.mjs';
import { folder, JoomlaSite, type Site } from './joomla-site.js';

const php = needs('php');
const script = (src: string, more = '') => `<script src="${src}"${more}></script>`;
const compat = script(`${folder}rsform-compat.js`);
const mediabox = script(`${folder}wf-mediabox.js`, ' type="module"');
const inline = '<script>RSFormPro.scrollToError = true;</script>';
const jquery = script('/media/vendor/jquery/js/jquery.min.js?3.7.1');
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

/** Pages: the scripts in the head before and after, and the markup added to the end of the body. */
const rows: Readonly<Record<string, readonly [before: string, after: string, end?: string]>> = {
  'RSForm 2.1, with its files in the folder of the component': [
    script('/components/com_rsform/assets/js/script.js') + inline,
    compat + inline,
  ],
  'RSForm 3.0 on Joomla 3': [
    jquery +
      script('/media/com_rsform/js/script.js', ' type="text/javascript"') +
      script('/media/com_rsform/js/jquerycalendar/jquery.datetimepicker.js') +
      script('/media/com_rsform/js/jquerycalendar/moment.js') +
      script('/media/com_rsform/js/jquerycalendar/script.js') +
      inline,
    jquery + compat + inline,
  ],
  'RSForm 3.1 on Joomla 4, minified, with a slider and a layout': [
    script('/media/com_rsform/js/script.min.js?1f2e3d', ' defer nonce="bm9u"') +
      script('/media/com_rsform/js/rangeslider/ion.rangeSlider.min.js?1f2e3d') +
      script('/media/com_rsform/js/rangeslider/script.min.js?1f2e3d') +
      script('/media/com_rsform/js/frameworks/bootstrap5/bootstrap.bundle.min.js?1f2e3d') +
      inline,
    script(`${folder}rsform-compat.js`, ' nonce="bm9u"') +
      script('/media/com_rsform/js/frameworks/bootstrap5/bootstrap.bundle.min.js?1f2e3d') +
      inline,
  ],
  'RSForm 3.4 on Joomla 5 and 6, with a phone field and a bot check by score': [
    script('https://www.google.com/recaptcha/api.js?render=abc') +
      script('https://example.org/media/com_rsform/js/script.min.js?1f2e3d') +
      script('/media/plg_system_rsfprecaptchav3/js/script.min.js?1f2e3d') +
      script('/media/com_rsform/js/intlTelInputWithUtils.min.js') +
      script('/media/com_rsform/js/phonenumber.script.js'),
    compat +
      script('/media/com_rsform/js/intlTelInputWithUtils.min.js') +
      script('/media/com_rsform/js/phonenumber.script.js'),
  ],
  'RSForm with its file in a template': [script('/templates/x/js/com_rsform/script.js'), compat],
  'RSForm twice on a page': [
    script('/media/com_rsform/js/script.js') + script('/media/com_rsform/js/script.js?a'),
    compat,
  ],
  'a bot check with a box, and one of another extension': [
    script('/media/com_rsform/js/script.js') +
      script('https://www.google.com/recaptcha/api.js?onload=x&amp;render=explicit') +
      script('https://www.google.com/recaptcha/api.js?render=abc') +
      script('/media/plg_system_rsfprecaptchav2/js/script.js'),
    compat +
      script('https://www.google.com/recaptcha/api.js?onload=x&amp;render=explicit') +
      script('https://www.google.com/recaptcha/api.js?render=abc') +
      script('/media/plg_system_rsfprecaptchav2/js/script.js'),
  ],
  'JCE MediaBox 1': [
    script('/plugins/system/jcemediabox/js/jcemediabox.js?version=132'),
    mediabox,
    '<media-box scope="document"></media-box>',
  ],
  'JCE MediaBox 2': [
    script('/media/plg_system_jcemediabox/js/jcemediabox.min.js?7c5', ' defer="defer"'),
    mediabox,
    '<media-box scope="document"></media-box>',
  ],
};

const untouched = [
  script('/media/com_content/js/script.js') + script('/media/com_rsformx/js/script.js') + jquery,
  script('/media/com_rsform/js/jquerycalendar/script.js'),
  `<!-- ${script('/media/com_rsform/js/script.js')} -->`,
  '<script>const a = "/media/com_rsform/js/script.js";</script>',
  '<link href="/media/com_rsform/js/script.js" rel="preload">',
  script('/media/com_jce/js/mediaboxes.js'),
];

describe('the swap of scripts in a page of Joomla', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));

  const params = { rsform: 1, mediabox: 1 };
  const bodies = (requests: readonly Site[]) => site.requestAll(requests).map(({ body }) => body);

  it(
    'the swap of scripts in a page of Joomla puts the suite in the place of the scripts that it replaces, before the inline ones',
    php,
    () => {
      const found = bodies(Object.values(rows).map(([head]) => ({ body: page(head), params })));
      for (const [index, [name, [, head, end]]] of Object.entries(rows).entries())
        assert.equal(found[index], page(head, end), name);
    },
  );

  it('the swap of scripts in a page of Joomla leaves every other page as it is', php, () => {
    const found = bodies(untouched.map((head) => ({ body: page(head), params })));
    assert.deepEqual(
      found,
      untouched.map((head) => page(head)),
    );
  });

  it('the swap of scripts in a page of Joomla changes nothing with the switches off', php, () => {
    const pages = Object.values(rows).map(([head]) => page(head));
    assert.deepEqual(bodies(pages.map((body) => ({ body }))), pages);
  });

  it('the swap of scripts in a page of Joomla keeps comments of the page', php, () => {
    const comment = `<!-- ${script('/media/com_rsform/js/script.js')} -->`;
    const [body] = bodies([{ body: page(comment + script('/media/com_rsform/js/script.js')), params }]);
    assert.equal(body, page(comment + compat));
  });
});

describe('the consent banner of the settings of Joomla', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));

  it(
    'the consent banner of the settings of Joomla is the first content of the page, with the texts of the settings',
    php,
    () => {
      const params = {
        ...{ banner: 1, revision: 3, days: 90, reload: 'always', language: 'ca' },
        ...{ policy_href: '/legal?a=1&b="', privacy_href: 'javascript:alert(1)', categories: ['statistics'] },
      };
      const { body } = site.request({ params });
      assert.match(
        body,
        /<body class="site"><cookie-consent revision="3" days="90" policy-href="\/legal\?a=1&amp;b=&quot;" reload="always" locale="ca"><script type="application\/json">\{"categories":\["statistics"\]\}<\/script><\/cookie-consent><main>/,
      );
      assert.ok(body.includes(`${folder}chunks/cookie-consent-4.js`));
    },
  );

  it(
    'the consent banner of the settings of Joomla has the usual categories before the settings are saved',
    php,
    () => {
      const { body } = site.request({ params: { banner: 1 } });
      assert.ok(body.includes('{"categories":["preferences","statistics"]}'));
    },
  );

  it(
    'the consent banner of the settings of Joomla is inserted into a page whose head contains the name of the body',
    php,
    () => {
      const body = '<head><script>"<body>"</script></head>\n<body data-a="<b>" class=\'>\'><p>a</p></body>';
      const answer = site.request({ params: { banner: 1 }, body });
      assert.match(answer.body, /class='>'><cookie-consent /);
      assert.equal(answer.body.split('<cookie-consent').length, 2);
    },
  );
});

describe('TinyMCE of Joomla', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));

  const tinyMCE = { default: { custom_elements: 'x-y' }, jform_text: { extended_valid_elements: 'hr[id]' } };
  const options = { plg_editor_tinymce: { tinyMCE, other: 1 } };
  const input = { layout: 'edit' };

  for (const client of ['administrator', 'site'] as const)
    it(`TinyMCE of Joomla keeps the tags in an editor of the ${client}`, php, () => {
      const custom = 'tab-set,media-box,~whatsapp-link,~back-to-top,cookie-consent';
      const valid = 'tab-set[*],media-box[*],whatsapp-link[*],back-to-top[*],cookie-consent[*]';
      assert.deepEqual(site.request({ client, input, options }).options, {
        plg_editor_tinymce: {
          tinyMCE: {
            default: { custom_elements: `x-y,${custom}`, extended_valid_elements: valid },
            jform_text: { custom_elements: custom, extended_valid_elements: `hr[id],${valid}` },
          },
          other: 1,
        },
      });
    });

  it('TinyMCE of Joomla is left alone with the switch off, and on a page without it', php, () => {
    assert.deepEqual(site.request({ options, params: { editor: 0 } }).options, options);
    assert.deepEqual(site.request({ options: { other: { a: 1 } } }).options, { other: { a: 1 } });
  });
});
