import {
  type CheckedPage,
  form,
  inlineStub,
  loader,
  nonce,
  nonceHeaders,
  otherPreloads,
  page,
  preloadOf,
  preloads,
  script,
} from './pages.js';

const compact = '/media/rs-suite/compact';
/** Folders of the kits, which contain the version. */
const plugin = '/wp-content/plugins/rs-suite/suite-1.1.0';
const joomla = '/media/rs_suite/1.2.0';
const formsScript = '/media/rs-suite/forms.js';
const bundled = (file: string) => `<link rel="modulepreload" href="/media/rs-suite/bundles/${file}.js">`;
const compat = '/media/rs-suite/rsform-compat.js';

/** Pages with something wrong around the tags: files, versions, optimisers. */
export const filePages: readonly CheckedPage[] = [
  {
    title: 'a page without anything of the suite',
    html: page('', '<p>Hola</p>', '<html>'),
    findings: ['1:1 warning page: neither a tag nor a file of the suite; expected one of both'],
  },
  {
    title: 'a page without a language',
    html: page(preloads + loader, form, '<html>'),
    findings: [
      '2:1 warning language: <html> without a language; expected lang="es" or another one, by which the tags choose their texts',
    ],
  },
  {
    title: 'a tag whose script is missing',
    html: page('', form),
    findings: ['7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js'],
  },
  {
    title: 'the script of another tag',
    html: page(script('/media/rs-suite/media-box.js'), form),
    findings: ['7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js'],
  },
  {
    title: 'the script of one tag',
    html: page(preloads + script('/media/rs-suite/rs-form.js'), form),
    findings: [],
  },
  {
    title: 'a preload in front of the page’s import map',
    html: page(`${preloads}<script ${nonce} type="importmap">{ "imports": {} }</script>${loader}`, form),
    headers: nonceHeaders,
    findings: [
      '4:27 error import-map: /media/rs-suite/chunks/runtime-aaaaaaa.js in front of an import map; expected the map first: Firefox and older browsers ignore a later one',
    ],
  },
  {
    title: 'an import map in front of the preloads',
    html: page(`<script ${nonce} type="importmap">{ "imports": {} }</script>${preloads}${loader}`, form),
    headers: nonceHeaders,
    findings: [],
  },
  {
    title: 'the script of all tags of forms, with its preloads',
    html: page(preloadOf('runtime-aaaaaaa') + bundled('forms-1111111') + script(formsScript), form),
    findings: [],
  },
  {
    title: 'the script of all tags of forms, without the preload of a part that the form starts with',
    html: page(
      preloadOf('runtime-aaaaaaa') + bundled('forms-1111111') + script(formsScript),
      form.replace('<button>', '<img id="captcha1" src="/captcha" alt=""><button>'),
    ),
    findings: [
      '4:172 warning preloads: bundles/rs-form.captcha-2222222.js in a later wave than /media/rs-suite/forms.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'the script of all tags of forms alone, and a tag that is not in it',
    html: page(script(formsScript), '<tab-set><h2>A</h2><p>a</p><h2>B</h2><p>b</p></tab-set>' + form),
    findings: [
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /media/rs-suite/forms.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: bundles/forms-1111111.js in a later wave than /media/rs-suite/forms.js; expected a modulepreload of each file that the tags need until they are ready',
      '7:1 error scripts: <tab-set> and no script that defines it; expected suite.js or tab-set.js',
    ],
  },
  {
    title: 'a script of the site’s own with such a name',
    html: page(script('/js/forms.js'), form),
    findings: ['7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js'],
  },
  {
    title: 'the script of a tag beside that of all tags of forms',
    html: page(
      preloads + bundled('forms-1111111') + script(formsScript) + script('/media/rs-suite/rs-form.js'),
      form,
    ),
    findings: [
      '4:309 error scripts: /media/rs-suite/rs-form.js beside /media/rs-suite/forms.js; expected one bundle, once, or the scripts of single tags',
    ],
  },
  {
    title: 'the compact build, with the chunk of both builds and its own',
    html: page(
      preloadOf('runtime-aaaaaaa') + preloadOf('rs-form-eeeeeee', compact) + script(`${compact}/suite.js`),
      form,
    ),
    findings: [],
  },
  {
    title: 'the compact build with the preloads of the other',
    html: page(preloads + script(`${compact}/suite.js`), form),
    findings: [
      '4:102 warning versions: a preload of /media/rs-suite/chunks/rs-form-bbbbbbb.js, which no script of the page imports; expected chunks of the same build',
      '4:173 warning preloads: compact/chunks/rs-form-eeeeeee.js in a later wave than /media/rs-suite/compact/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a bundle of each build',
    html: page(preloads + loader + script(`${compact}/suite.js`), form),
    findings: [
      '4:235 error scripts: /media/rs-suite/compact/suite.js beside /media/rs-suite/suite.js; expected one bundle, once, or the scripts of single tags',
    ],
  },
  {
    title: 'a bundle, the script of a tag beside it, and the bundle again',
    html: page(preloads + loader + script('/media/rs-suite/rs-form.js') + loader, form),
    findings: [
      '4:235 error scripts: /media/rs-suite/rs-form.js beside /media/rs-suite/suite.js; expected one bundle, once, or the scripts of single tags',
      '4:299 error scripts: /media/rs-suite/suite.js beside /media/rs-suite/suite.js; expected one bundle, once, or the scripts of single tags',
    ],
  },
  {
    title: 'a path that leads nowhere',
    html: page(script('/medai/rs-suite/suite.js'), form),
    findings: [
      '4:23 error files: /medai/rs-suite/suite.js, which has the status 404; expected a script',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /medai/rs-suite/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /medai/rs-suite/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a folder without chunks',
    html: page(script('/part/suite.js'), form),
    findings: [
      '4:23 error files: /part/suite.js, whose import ./chunks/rs-form-bbbbbbb.js has the status 404; expected the chunks of its build, under their own names',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /part/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /part/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a server that answers with its home page',
    html: page(script('/fallback/suite.js'), form),
    findings: [
      '4:23 error files: /fallback/suite.js, which is an HTML page; expected a script',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /fallback/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /fallback/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a server that forbids scripts',
    html: page(script('/forbidden/suite.js'), form),
    findings: [
      '4:23 error files: /forbidden/suite.js, which has the status 403; expected a script',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /forbidden/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /forbidden/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a wrong media type',
    html: page(script('/text/suite.js'), form),
    findings: [
      '4:23 error files: /text/suite.js, which has the media type "text/plain"; expected a script',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /text/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /text/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'an empty file',
    html: page(script('/empty/suite.js'), form),
    findings: [
      '4:23 error files: /empty/suite.js, which is empty; expected a script',
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /empty/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /empty/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'two sheets that are missing, a sheet of the page’s own, and a sheet of text',
    html: page(
      `${preloads}${loader}<link rel="stylesheet" href="/media/rs-suite/themes/calm-sea.css"><link rel="stylesheet" data-suite href="/own.css"><link rel="stylesheet" href="/text/rs-suite/themes/bootstrap5.css"><link rel="stylesheet" href="/media/rs-suite/site.css">`,
      form,
    ),
    findings: [
      '4:236 error files: /media/rs-suite/themes/calm-sea.css, which has the status 404; expected a style sheet',
      '4:313 error files: /own.css, which has the status 404; expected a style sheet',
      '4:352 error files: /text/rs-suite/themes/bootstrap5.css, which has the media type "text/plain"; expected a style sheet',
      '4:352 error versions: /text/rs-suite/themes/bootstrap5.css beside /media/rs-suite/chunks/runtime-aaaaaaa.js; expected files of one folder',
      '4:419 error files: /media/rs-suite/site.css, which has the status 404; expected a style sheet',
    ],
  },
  {
    title: 'a hash of another build',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="module" integrity="sha384-AAAA"'), form),
    findings: [
      '4:173 error files: /media/rs-suite/suite.js with another content than its integrity says; expected the hash of sri.json of the same build',
    ],
  },
  {
    title: 'no preloads',
    html: page(loader, form),
    findings: [
      '4:23 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /media/rs-suite/suite.js; expected a modulepreload of each file that the tags need until they are ready',
      '4:23 warning preloads: chunks/rs-form-bbbbbbb.js in a later wave than /media/rs-suite/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
  },
  {
    title: 'a part of the preloads',
    html: page(preloadOf('rs-form-bbbbbbb') + loader, form),
    findings: [
      '4:98 warning preloads: chunks/runtime-aaaaaaa.js in a later wave than /media/rs-suite/suite.js; expected a modulepreload of each file that the tags need until they are ready',
    ],
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
      '4:177 warning versions: a preload of /media/rs-suite/chunks/rs-form-0000000.js, which no script of the page imports; expected chunks of the same build',
      '4:252 warning versions: a preload of /media/rs-suite/chunks/runtime-aaaaaaa.js?v=2; expected the address without a query, as the suite imports it',
      '4:406 warning files: /media/rs-suite/chunks/rs-form-9999999.js, which has the status 404; expected a script',
    ],
  },
  {
    title: 'two versions',
    html: page(preloads + loader + script('/old/rs-suite/rsform-compat.js', ''), form),
    findings: [
      '4:222 error versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0 beside ./chunks/runtime-aaaaaaa.js of version 1.2.0; expected files of one version',
      '4:222 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0; expected version 1.2.0, that of this command',
      '4:222 error versions: /old/rs-suite/rsform-compat.js beside /media/rs-suite/chunks/runtime-aaaaaaa.js; expected files of one folder',
    ],
  },
  {
    title: 'an older version',
    html: page(preloads.replaceAll('/media/', '/old/') + script('/old/rs-suite/suite.js'), form),
    findings: [
      '4:169 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0; expected version 1.2.0, that of this command',
    ],
  },
  {
    title: 'an older version of the plugin for WordPress',
    html: page(
      ['runtime-aaaaaaa', 'rs-form-bbbbbbb'].map((chunk) => preloadOf(chunk, plugin)).join('') +
        script(`${plugin}/suite.js`),
      form,
    ),
    findings: [
      '4:223 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0, of the plugin for WordPress; expected version 1.2.0, that of this command',
    ],
  },
  {
    title: 'files of another version in the folder of the package for Joomla',
    html: page(
      ['runtime-aaaaaaa', 'rs-form-bbbbbbb'].map((chunk) => preloadOf(chunk, joomla)).join('') +
        script(`${joomla}/suite.js`),
      form,
    ),
    findings: [
      '4:185 warning versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0, of the package for Joomla; expected version 1.2.0, that of this command',
      '4:185 error versions: ./chunks/runtime-aaaaaaa.js of version 1.1.0 in the folder of version 1.2.0; expected the files that belong to this folder',
    ],
  },
  {
    title: 'addresses with two versions',
    html: page(preloads + script('/media/rs-suite/suite.js?v=3') + script(`${compat}?v=2`, ''), form),
    findings: [
      '4:226 warning versions: /media/rs-suite/rsform-compat.js?v=2 beside /media/rs-suite/suite.js?v=3; expected one version in all addresses',
    ],
  },
  {
    title: 'a module that an optimiser made classic',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="text/javascript" defer'), form),
    findings: ['4:159 error scripts: /media/rs-suite/suite.js as a classic script; expected type="module"'],
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
      '4:159 error optimisers: /media/rs-suite/suite.js held back by Cloudflare Rocket Loader (type="a1b2c3d4e5f60718293a4b5c-module"); expected a script that the browser runs by itself',
      '4:246 error optimisers: the inline stub held back by Cloudflare Rocket Loader (type="a1b2c3d4e5f60718293a4b5c-text/javascript"); expected a script that the browser runs by itself',
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
      '4:159 error optimisers: /media/rs-suite/suite.js held back by WP Rocket (type="rocketlazyloadscript"); expected a script that the browser runs by itself',
    ],
  },
  {
    title: 'LiteSpeed',
    html: page(
      preloads + '<script type="litespeed/javascript" data-src="/media/rs-suite/suite.js"></script>',
      form,
    ),
    findings: [
      '4:159 error optimisers: /media/rs-suite/suite.js held back by LiteSpeed Cache (type="litespeed/javascript"); expected a script that the browser runs by itself',
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
      '4:177 error optimisers: /media/rs-suite/suite.js held back by a consent manager (data-cookieconsent="statistics"); expected a script that the browser runs by itself',
      '4:257 error optimisers: /media/rs-suite/rsform-compat.js held back by an optimiser (type="delayed"); expected a script that the browser runs by itself',
    ],
  },
  {
    title: 'JCH Optimize',
    html: page(script('/media/com_jchoptimize/cache/js/a1.js', 'type="text/javascript"'), form),
    findings: [
      '4:32 error optimisers: the suite inside /media/com_jchoptimize/cache/js/a1.js, a file of JCH Optimize; expected its own file: it imports chunks from the folder that it is in, as a mo',
      '7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js',
    ],
  },
  {
    title: 'JSpeed',
    html: page(script('/plugins/system/jspeed/cache/js/b2.js', 'defer'), form),
    findings: [
      '4:15 error optimisers: the suite inside /plugins/system/jspeed/cache/js/b2.js, a file of JSpeed; expected its own file: it imports chunks from the folder that it is in, as a mo',
      '7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js',
    ],
  },
  {
    title: 'a script that an optimiser wrote into the page',
    html: page(
      `${preloads}<script ${nonce} type="module">import("./chunks/runtime-aaaaaaa.js")</script>`,
      form,
    ),
    headers: nonceHeaders,
    findings: [
      '4:151 error optimisers: a script of the suite inside the page; expected its file: it imports chunks from the folder that it is in',
      '7:1 error scripts: <rs-form> and no script that defines it; expected suite.js or rs-form.js',
    ],
  },
  {
    title: 'a script for browsers without modules',
    html: page(preloads + script('/media/rs-suite/suite.js', 'type="module" nomodule'), form),
    findings: [
      '4:173 error scripts: /media/rs-suite/suite.js with nomodule, with which no current browser runs it; expected no such attribute',
    ],
  },
  {
    title: 'originals beside their tags',
    html: page(
      `${preloads}${loader}${script('/media/com_rsform/js/script.js?v=1', '')}${script('/media/plg_system_jcemediabox/js/jcemediabox.min.js', '')}${script('/media/com_rsform/js/jquerycalendar/jquery.datetimepicker.js', '')}${otherPreloads}`,
      `${form}<media-box group="auto"><a href="/a.jpg">A</a></media-box>`,
    ),
    findings: [
      '4:222 error originals: the script of RSForm! Pro (/media/com_rsform/js/script.js?v=1) beside <rs-form>; expected one of the two: both answer the same presses',
      '4:281 error originals: JCE MediaBox (/media/plg_system_jcemediabox/js/jcemediabox.min.js) beside <media-box>; expected one of the two: both answer the same presses',
      '4:357 error originals: the calendar of RSForm! Pro (/media/com_rsform/js/jquerycalendar/jquery.datetimepicker.js) beside <rs-form>; expected one of the two: both answer the same presses',
    ],
  },
];
