import {
  banner,
  type CheckedPage,
  form,
  inlineStub,
  loader,
  page,
  policy,
  preloadOf,
  preloads,
  script,
} from './pages.js';

const headers = { 'Content-Security-Policy': policy };
const compat = '/media/rs-suite/rsform-compat.js';

/** Pages with something wrong around the tags: files, versions, optimisers, the stub, policies. */
export const filePages: readonly CheckedPage[] = [
  {
    title: 'a page without anything of the suite',
    html: page('', '<p>Hola</p>', '<html>'),
    findings: ['1:1 warning page: neither a tag nor a file of the suite'],
  },
  {
    title: 'a page without a language',
    html: page(preloads + loader, form, '<html>'),
    findings: ['2:1 warning language: <html> without a language'],
  },
  {
    title: 'a tag whose script is missing',
    html: page('', form),
    findings: ['7:1 error scripts: <rs-form> and no script that defines it'],
  },
  {
    title: 'the script of another tag',
    html: page(script('/media/rs-suite/media-box.js'), form),
    findings: [
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
      '7:1 error scripts: <rs-form> and no script that defines it',
    ],
  },
  {
    title: 'the script of one tag',
    html: page(preloads + script('/media/rs-suite/rs-form.js'), form),
    findings: [],
  },
  {
    title: 'a bundle, the script of a tag beside it, and the bundle again',
    html: page(preloads + loader + script('/media/rs-suite/rs-form.js') + loader, form),
    findings: [
      '4:235 error scripts: /media/rs-suite/rs-form.js beside /media/rs-suite/suite.js',
      '4:299 error scripts: /media/rs-suite/suite.js beside /media/rs-suite/suite.js',
    ],
  },
  {
    title: 'a path that leads nowhere',
    html: page(script('/medai/rs-suite/suite.js'), form),
    findings: [
      '4:23 error files: /medai/rs-suite/suite.js, which has the status 404',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a folder without chunks',
    html: page(script('/part/suite.js'), form),
    findings: [
      '4:23 error files: /part/suite.js, whose import ./chunks/rs-form-bbbbbbb.js has the status 404',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a server that answers with its home page',
    html: page(script('/fallback/suite.js'), form),
    findings: [
      '4:23 error files: /fallback/suite.js, which is an HTML page',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a server that forbids scripts',
    html: page(script('/forbidden/suite.js'), form),
    findings: [
      '4:23 error files: /forbidden/suite.js, which has the status 403',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a wrong media type',
    html: page(script('/text/suite.js'), form),
    findings: [
      '4:23 error files: /text/suite.js, which has the media type "text/plain"',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'an empty file',
    html: page(script('/empty/suite.js'), form),
    findings: [
      '4:23 error files: /empty/suite.js, which is empty',
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a sheet that is missing, a sheet of the page’s own, and a sheet of text',
    html: page(
      `${preloads}${loader}<link rel="stylesheet" href="/media/rs-suite/themes/calm-sea.css"><link rel="stylesheet" data-suite href="/own.css"><link rel="stylesheet" href="/text/rs-suite/themes/bootstrap5.css">`,
      form,
    ),
    findings: [
      '4:236 error files: /media/rs-suite/themes/calm-sea.css, which has the status 404',
      '4:313 error files: /own.css, which has the status 404',
      '4:352 error files: /text/rs-suite/themes/bootstrap5.css, which has the media type "text/plain"',
      '4:352 error versions: /text/rs-suite/themes/bootstrap5.css beside /media/rs-suite/chunks/runtime-aaaaaaa.js',
    ],
  },
  {
    title: 'a hash of another build',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="module" integrity="sha384-AAAA"'), form),
    findings: ['4:173 error files: /media/rs-suite/suite.js with another content than its integrity says'],
  },
  {
    title: 'no preloads',
    html: page(loader, form),
    findings: [
      '4:23 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js, chunks/rs-form-bbbbbbb.js',
    ],
  },
  {
    title: 'a part of the preloads',
    html: page(preloadOf('rs-form-bbbbbbb') + loader, form),
    findings: ['4:98 warning preloads: no modulepreload for chunks/runtime-aaaaaaa.js'],
  },
  {
    title: 'preloads in a header',
    html: page(loader, form),
    headers: {
      Link: '</media/rs-suite/chunks/runtime-aaaaaaa.js>; rel=modulepreload, </media/rs-suite/chunks/rs-form-bbbbbbb.js>; rel="modulepreload"',
    },
    findings: [],
  },
  {
    title: 'preloads of another build, with a query, and of nothing',
    html: page(
      preloads +
        preloadOf('rs-form-0000000') +
        preloads.replace('aaaaaaa.js', 'aaaaaaa.js?v=2') +
        preloadOf('rs-form-9999999') +
        loader,
      form,
    ),
    findings: [
      '4:177 warning versions: a preload of /media/rs-suite/chunks/rs-form-0000000.js, which no script of the page imports',
      '4:252 warning versions: a preload of /media/rs-suite/chunks/runtime-aaaaaaa.js?v=2',
      '4:406 warning files: /media/rs-suite/chunks/rs-form-9999999.js, which has the status 404',
    ],
  },
  {
    title: 'two versions',
    html: page(preloads + loader + script('/old/rs-suite/rsform-compat.js', ''), form),
    findings: [
      '4:222 error versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0 beside ./chunks/runtime-aaaaaaa.js of version 1.2.0',
      '4:222 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0',
      '4:222 error versions: /old/rs-suite/rsform-compat.js beside /media/rs-suite/chunks/runtime-aaaaaaa.js',
    ],
  },
  {
    title: 'an older version',
    html: page(preloads.replaceAll('/media/', '/old/') + script('/old/rs-suite/suite.js'), form),
    findings: ['4:169 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0'],
  },
  {
    title: 'addresses with two versions',
    html: page(preloads + script('/media/rs-suite/suite.js?v=3') + script(`${compat}?v=2`, ''), form),
    findings: [
      '4:226 warning versions: /media/rs-suite/rsform-compat.js?v=2 beside /media/rs-suite/suite.js?v=3',
    ],
  },
  {
    title: 'a module that an optimiser made classic',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="text/javascript" defer'), form),
    findings: ['4:159 error scripts: /media/rs-suite/suite.js as a classic script'],
  },
  {
    title: 'Rocket Loader',
    html: page(
      preloads +
        script('/media/rs-suite/suite.js', 'type="a1b2c3d4e5f60718293a4b5c-module"') +
        inlineStub.replace('<script>', '<script type="a1b2c3d4e5f60718293a4b5c-text/javascript">'),
      form,
    ),
    findings: [
      '4:159 error optimisers: /media/rs-suite/suite.js held back by Cloudflare Rocket Loader (type="a1b2c3d4e5f60718293a4b5c-module")',
      '4:246 error optimisers: the inline stub held back by Cloudflare Rocket Loader (type="a1b2c3d4e5f60718293a4b5c-text/javascript")',
    ],
  },
  {
    title: 'WP Rocket',
    html: page(
      preloads +
        '<script type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="/media/rs-suite/suite.js"></script>' +
        script('/wp-content/cache/min/1/c3.js', ''),
      form,
    ),
    findings: [
      '4:159 error optimisers: /media/rs-suite/suite.js held back by WP Rocket (type="rocketlazyloadscript")',
    ],
  },
  {
    title: 'LiteSpeed',
    html: page(
      preloads + '<script type="litespeed/javascript" data-src="/media/rs-suite/suite.js"></script>',
      form,
    ),
    findings: [
      '4:159 error optimisers: /media/rs-suite/suite.js held back by LiteSpeed Cache (type="litespeed/javascript")',
    ],
  },
  {
    title: 'a consent manager and a delay of scripts',
    html: page(
      preloads +
        script('/media/rs-suite/suite.js', 'type="text/plain" data-cookieconsent="statistics"') +
        script(compat, 'type="delayed"'),
      form,
    ),
    findings: [
      '4:177 error optimisers: /media/rs-suite/suite.js held back by a consent manager (data-cookieconsent="statistics")',
      '4:257 error optimisers: /media/rs-suite/rsform-compat.js held back by an optimiser (type="delayed")',
    ],
  },
  {
    title: 'JCH Optimize',
    html: page(script('/media/com_jchoptimize/cache/js/a1.js', 'type="text/javascript"'), form),
    findings: [
      '4:32 error optimisers: the suite inside /media/com_jchoptimize/cache/js/a1.js, a file of JCH Optimize',
      '7:1 error scripts: <rs-form> and no script that defines it',
    ],
  },
  {
    title: 'JSpeed',
    html: page(script('/plugins/system/jspeed/cache/js/b2.js', 'defer'), form),
    findings: [
      '4:15 error optimisers: the suite inside /plugins/system/jspeed/cache/js/b2.js, a file of JSpeed',
      '7:1 error scripts: <rs-form> and no script that defines it',
    ],
  },
  {
    title: 'a script that an optimiser wrote into the page',
    html: page(preloads + '<script type="module">import("./chunks/runtime-aaaaaaa.js")</script>', form),
    findings: [
      '4:151 error optimisers: a script of the suite inside the page',
      '7:1 error scripts: <rs-form> and no script that defines it',
    ],
  },
  {
    title: 'a script for browsers without modules',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="module" nomodule'), form),
    findings: [
      '4:173 error scripts: /media/rs-suite/suite.js with nomodule, with which no current browser runs it',
    ],
  },
  {
    title: 'a legacy page with the drop-in',
    html: page(script(compat, ''), form.replace(/<\/?rs-form>/g, '')),
    findings: [],
  },
  {
    title: 'a legacy page whose optimiser defers the drop-in',
    html: page(
      `${script(compat, 'defer async')}${script('/media/com_rsform/js/script.js', '')}`,
      form.replace(/<\/?rs-form>/g, ''),
    ),
    findings: [
      '4:9 error scripts: /media/rs-suite/rsform-compat.js with defer, with which the inline script of the form runs first',
      '4:15 error scripts: /media/rs-suite/rsform-compat.js with async, with which the inline script of the form may run first',
      '4:78 error originals: the script of RSForm! Pro (/media/com_rsform/js/script.js) beside rsform-compat.js',
    ],
  },
  {
    title: 'originals beside their tags',
    html: page(
      `${preloads}${loader}${script('/media/com_rsform/js/script.js?v=1', '')}${script('/media/plg_system_jcemediabox/js/jcemediabox.min.js', '')}${script('/media/com_rsform/js/jquerycalendar/jquery.datetimepicker.js', '')}`,
      `${form}<media-box group="auto"><a href="/a.jpg">A</a></media-box>`,
    ),
    findings: [
      '4:222 error originals: the script of RSForm! Pro (/media/com_rsform/js/script.js?v=1) beside <rs-form>',
      '4:281 error originals: JCE MediaBox (/media/plg_system_jcemediabox/js/jcemediabox.min.js) beside <media-box>',
      '4:357 error originals: the calendar of RSForm! Pro (/media/com_rsform/js/jquerycalendar/jquery.datetimepicker.js) beside <rs-form>',
    ],
  },
  {
    title: 'a banner without its stub',
    html: page(preloadOf('runtime-aaaaaaa') + preloadOf('cookie-consent-ddddddd') + loader, banner),
    findings: ['7:1 warning stub: <cookie-consent> and no inline stub'],
  },
  {
    title: 'a stub behind a tag manager, with another text, and twice',
    html: page(
      script('/gtm.js', '') +
        inlineStub.replace('{}', '{ }') +
        inlineStub +
        preloadOf('runtime-aaaaaaa') +
        preloadOf('cookie-consent-ddddddd') +
        loader,
      banner,
    ),
    findings: [
      '4:33 error stub: the inline stub behind /gtm.js',
      '4:33 warning stub: an inline stub with another text',
      "4:33 error policy: the inline stub, which the policy blocks: script-src 'self' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='",
      '4:85 error stub: a second inline stub',
    ],
  },
  {
    title: 'the stub as a file',
    html: page(
      `${script('/media/rs-suite/consent-stub.js', '')}${preloadOf('runtime-aaaaaaa')}${preloadOf('cookie-consent-ddddddd')}${loader}`,
      banner,
    ),
    findings: [
      '4:10 error scripts: /media/rs-suite/consent-stub.js in place of the inline stub',
      '4:10 error files: /media/rs-suite/consent-stub.js, which has the status 404',
      '7:1 warning stub: <cookie-consent> and no inline stub',
    ],
  },
  {
    title: 'a policy that is enough',
    html: page(inlineStub + preloads + loader, form + banner),
    headers,
    findings: [],
  },
  {
    title: 'a policy without the stub’s hash, and with leftovers',
    html: page(inlineStub + preloads + loader, form + banner),
    headers: {
      'Content-Security-Policy':
        "script-src 'self' 'unsafe-eval'; style-src 'unsafe-inline'; trusted-types jquery",
    },
    findings: [
      '1:1 error policy: trusted-types jquery',
      "1:1 warning policy: script-src with 'unsafe-eval'",
      "1:1 warning policy: style-src with 'unsafe-inline'",
      "4:1 error policy: the inline stub, which the policy blocks: script-src 'self' 'unsafe-eval'",
    ],
  },
  {
    title: 'a policy in the page that blocks its own scripts',
    html: page(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src https://cdn.example">${preloads}${loader}<link rel="stylesheet" href="/media/rs-suite/themes/bootstrap5.css">`,
      form,
    ),
    findings: [
      '4:255 error policy: /media/rs-suite/suite.js, which the policy blocks: script-src https://cdn.example',
      "4:317 error policy: /media/rs-suite/themes/bootstrap5.css, which the policy blocks: default-src 'none'",
    ],
  },
  {
    title: 'a strict policy with a nonce',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="module" nonce="abc"'), form),
    headers: { 'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'" },
    findings: [],
  },
  {
    title: 'a strict policy without the nonce',
    html: page(preloads + loader, form),
    headers: { 'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'" },
    findings: [
      "4:151 error policy: /media/rs-suite/suite.js, which the policy blocks: script-src 'nonce-abc' 'strict-dynamic'",
    ],
  },
  {
    title: 'tags that need more of the policy',
    html: page(
      preloads + loader,
      `${form}
<rs-uploads><input type="file"></rs-uploads>
<rs-location geocoder="https://geocoder.example/api" tiles="https://{s}.tiles.example/{z}/{x}/{y}.png"><input></rs-location>
<media-box group="auto"><a href="https://pictures.example/a.jpg">A</a><a data-mediabox href="https://www.youtube.com/watch?v=abcdefghijk">B</a></media-box>
<page-analytics sink="https://statistics.example/in"></page-analytics>
<rs-form><script type="application/json">{"version":1,"formId":7,"pages":[],"botCheck":{"provider":"hcaptcha","siteKey":"k"}}</script><form><i data-rsfp-hashcash></i><input type="hidden" name="form[formId]" value="7"><button>Enviar</button></form></rs-form>`,
    ),
    headers: { 'Content-Security-Policy': `${policy}; worker-src 'none'` },
    findings: [
      "8:1 warning policy: the previews of files, which the policy blocks: img-src 'self' data:",
      "9:1 error policy: the geocoder, which the policy blocks: default-src 'self'",
      "9:1 error policy: the tiles of the map, which the policy blocks: img-src 'self' data:",
      "10:25 error policy: an item of the viewer, which the policy blocks: img-src 'self' data:",
      "10:71 error policy: an item of the viewer, which the policy blocks: default-src 'self'",
      "11:1 error policy: the sink of analytics, which the policy blocks: default-src 'self'",
      "12:1 error policy: the script of the bot check, which the policy blocks: script-src 'self' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='",
      "12:1 error policy: the frame of the bot check, which the policy blocks: default-src 'self'",
      "12:1 warning policy: the worker of the proof of work, which the policy blocks: worker-src 'none'",
    ],
  },
];
