import {
  banner,
  type CheckedPage,
  form,
  inlineStub,
  loader,
  otherPreloads,
  page,
  policy,
  preloadOf,
  preloads,
  script,
} from './pages.js';

const headers = { 'Content-Security-Policy': policy };

/** Sources of scripts: a nonce, the rules of a CMS, and the hashes of `var b;` and of the stub. */
const cmsSources =
  "'self' 'nonce-bm9uY2U' 'inline-speculation-rules' 'sha384-iQpWIQW0J6t6tIw89ErtSU+Uul2JaQdrMvyc7NLW8z8k2mzAGhfGOk4DFYjsufXY' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='";

/** Pages with something wrong in their stub or their policy. */
export const policyPages: readonly CheckedPage[] = [
  {
    title: 'a banner without its stub',
    html: page(preloadOf('runtime-aaaaaaa') + preloadOf('cookie-consent-ddddddd') + loader, banner),
    findings: [
      '7:1 warning stub: <cookie-consent> and no inline stub; expected the stub, which sets consent mode and holds scripts back from the firs',
    ],
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
      '4:33 error stub: the inline stub behind /gtm.js; expected the stub before all scripts, because it cannot hold back what has run',
      '4:33 warning stub: an inline stub with another text; expected the text of version 1.2.0, whose hash is in sri.json',
      "4:33 error policy: the inline stub, which the policy blocks: script-src 'self' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='; expected 'sha256-P0D7YwRzICCOvW1Rbz+lswIIutWPfrhKl7/V83JRRYg=' in script-src",
      '4:85 error stub: a second inline stub; expected one: a second one cannot define rsConsent again',
    ],
  },
  {
    title: 'the stub as a file',
    html: page(
      `${script('/media/rs-suite/consent-stub.js', '')}${preloadOf('runtime-aaaaaaa')}${preloadOf('cookie-consent-ddddddd')}${loader}`,
      banner,
    ),
    findings: [
      '4:10 error scripts: /media/rs-suite/consent-stub.js in place of the inline stub; expected its text in the page: a file comes after the scripts that it has to ho',
      '4:10 error files: /media/rs-suite/consent-stub.js, which has the status 404; expected a script',
      '7:1 warning stub: <cookie-consent> and no inline stub; expected the stub, which sets consent mode and holds scripts back from the firs',
    ],
  },
  {
    title: 'inline scripts of the CMS that the policy blocks, beside those that it allows',
    html: page(
      `<script type="importmap">{"imports":{}}</script>${inlineStub}
<script>window.avisos = { uno: 1, dos: 2, tres: 3, cuatro: 4 };</script>
<script nonce="bm9uY2U">var a;</script><script>var b;</script><script type="application/json">{}</script><script type="speculationrules">{}</script>${preloads}${loader}`,
      form,
    ),
    headers: {
      'Content-Security-Policy': policy.replace(/script-src [^;]*/, `script-src ${cmsSources}`),
    },
    findings: [
      `4:1 warning policy: the import map, which the policy blocks: script-src ${cmsSources}; expected its nonce or 'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw=' in `,
      `5:1 warning policy: the inline script "window.avisos = { uno: 1, dos: 2, tres: …", which the policy blocks: script-src ${cmsSources}; expected its nonce or 'sha256-hQNQRgYFTz+cAwLWXhrXuYGodjCgBGq+hLW1YMx2dyU=' in `,
    ],
  },
  {
    title: 'a policy that is enough',
    html: page(inlineStub + preloads + loader + otherPreloads, form + banner),
    headers,
    findings: [],
  },
  {
    title: 'a policy without the stub’s hash, and with leftovers',
    html: page(inlineStub + preloads + loader + otherPreloads, form + banner),
    headers: {
      'Content-Security-Policy':
        "script-src 'self' 'unsafe-eval'; style-src 'unsafe-inline'; trusted-types jquery",
    },
    findings: [
      '1:1 error policy: trusted-types jquery; expected rs-suite in it, the one policy of the suite',
      "1:1 warning policy: script-src with 'unsafe-eval'; expected none of them: the suite needs no inline code and no eval",
      "1:1 warning policy: style-src with 'unsafe-inline'; expected none of them: the suite needs no inline code and no eval",
      "4:1 error policy: the inline stub, which the policy blocks: script-src 'self' 'unsafe-eval'; expected 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc=' in script-src",
    ],
  },
  {
    title: 'a policy in the page that blocks its own scripts',
    html: page(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src https://cdn.example">${preloads}${loader}<link rel="stylesheet" href="/media/rs-suite/themes/bootstrap5.css">`,
      form,
    ),
    findings: [
      "4:255 error policy: /media/rs-suite/suite.js, which the policy blocks: script-src https://cdn.example; expected 'self' in script-src",
      "4:317 error policy: /media/rs-suite/themes/bootstrap5.css, which the policy blocks: default-src 'none'; expected 'self' in style-src",
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
      "4:151 error policy: /media/rs-suite/suite.js, which the policy blocks: 'strict-dynamic' and no nonce of it on the script; expected the nonce of the policy in the attribute nonce",
    ],
  },
  {
    title: 'tags that need more of the policy',
    html: page(
      preloads + loader + otherPreloads,
      `${form}
<rs-uploads shrink="1600"><input type="file"></rs-uploads>
<rs-location geocoder="https://geocoder.example/api" tiles="https://{s}.tiles.example/{z}/{x}/{y}.png"><input></rs-location>
<media-box group="auto"><a href="https://pictures.example/a.jpg">A</a><a data-mediabox href="https://www.youtube.com/watch?v=abcdefghijk">B</a></media-box>
<page-analytics sink="https://statistics.example/in"></page-analytics>
<rs-form><script type="application/json">{"version":1,"formId":7,"pages":[],"botCheck":{"provider":"hcaptcha","siteKey":"k"}}</script><form><i data-rsfp-hashcash></i><input type="hidden" name="form[formId]" value="7"><button>Enviar</button></form></rs-form>`,
    ),
    headers: { 'Content-Security-Policy': `${policy}; worker-src 'none'` },
    findings: [
      "8:1 warning policy: the previews of files, which the policy blocks: img-src 'self' data:; expected blob: in img-src",
      "8:1 warning policy: the worker that makes pictures smaller, which the policy blocks: worker-src 'none'; expected 'self' in worker-src",
      "9:1 error policy: the geocoder, which the policy blocks: default-src 'self'; expected https://geocoder.example in connect-src",
      "9:1 error policy: the tiles of the map, which the policy blocks: img-src 'self' data:; expected https://*.tiles.example in img-src",
      "10:25 error policy: an item of the viewer, which the policy blocks: img-src 'self' data:; expected https://pictures.example in img-src",
      "10:71 error policy: an item of the viewer, which the policy blocks: default-src 'self'; expected https://www.youtube-nocookie.com in frame-src",
      "11:1 error policy: the sink of analytics, which the policy blocks: default-src 'self'; expected https://statistics.example in connect-src",
      "12:1 error policy: the script of the bot check, which the policy blocks: script-src 'self' 'sha256-4kbwZ640I2aJTQmGcP2ztTNEqF0UcGuMS+uj5aepXqc='; expected https://js.hcaptcha.com in script-src",
      "12:1 error policy: the frame of the bot check, which the policy blocks: default-src 'self'; expected https://newassets.hcaptcha.com in frame-src",
      "12:1 warning policy: the worker of the proof of work, which the policy blocks: worker-src 'none'; expected 'self' in worker-src",
    ],
  },
  {
    title: 'proofs of work that the policy keeps from their server and their worker',
    html: page(
      preloads + loader + otherPreloads,
      `${form}
<rs-form><script type="application/json">{"version":1,"formId":7,"pages":[],"botCheck":{"provider":"altcha","challengeUrl":"https://challenges.example/new"}}</script><form><input type="hidden" name="form[formId]" value="7"><button>Enviar</button></form></rs-form>
<rs-form><form><altcha-widget challengeurl="/new"></altcha-widget><input type="hidden" name="form[formId]" value="8"><button>Enviar</button></form></rs-form>`,
    ),
    headers: { 'Content-Security-Policy': `${policy}; worker-src 'none'` },
    findings: [
      "8:1 error policy: the challenges of the bot check, which the policy blocks: default-src 'self'; expected https://challenges.example in connect-src",
      "8:1 warning policy: the worker of the proof of work, which the policy blocks: worker-src 'none'; expected 'self' in worker-src",
      "9:1 warning policy: the worker of the proof of work, which the policy blocks: worker-src 'none'; expected 'self' in worker-src",
    ],
  },
];
