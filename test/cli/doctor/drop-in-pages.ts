import { type CheckedPage, form, page, script } from './pages.js';

const compat = '/media/rs-suite/rsform-compat.js';

/** Pages of RSForm! Pro with the drop-in, under its own name and in the place of the component's script. */
export const dropInPages: readonly CheckedPage[] = [
  {
    title: 'a legacy page with the drop-in',
    html: page(script(compat, ''), form.replace(/<\/?rs-form>/g, '')),
    findings: [],
  },
  ...['/templates/mio/js', '/media/templates/site/cassiopeia/js'].map((folder) => ({
    title: `a legacy page with the drop-in in the place of the component's script, and its calendar emptied: ${folder}`,
    html: page(
      script(`${folder}/com_rsform/script.js`, '') +
        script(`${folder}/com_rsform/jquerycalendar/script.js`, ''),
      form.replace(/<\/?rs-form>/g, ''),
    ),
    findings: [],
  })),
  {
    title:
      'a drop-in in the template that the page defers and whose folder is wrong, and a script that is not replaced',
    html: page(
      `<meta name="rs-suite" content="/nada/">${script('/templates/mio/js/com_rsform/script.js', 'defer')}${script('/media/com_rsform/js/script.min.js', '')}`,
      form.replace(/<\/?rs-form>/g, ''),
    ),
    findings: [
      '4:48 error scripts: /templates/mio/js/com_rsform/script.js with defer, with which the inline script of the form runs first; expected neither defer nor async nor type="module"',
      '4:54 error files: /templates/mio/js/com_rsform/script.js, whose import rsform-drop-in.js has the status 404, import rs-form.js has the status 404; expected the chunks of its build, under their own names',
      '4:117 error originals: the script of RSForm! Pro (/media/com_rsform/js/script.min.js) beside rsform-compat.js; expected one of the two: both answer the same presses',
    ],
  },
  {
    title: 'a legacy page whose optimiser defers the drop-in',
    html: page(
      `${script(compat, 'defer async')}${script('/media/com_rsform/js/script.js', '')}`,
      form.replace(/<\/?rs-form>/g, ''),
    ),
    findings: [
      '4:9 error scripts: /media/rs-suite/rsform-compat.js with defer, with which the inline script of the form runs first; expected neither defer nor async nor type="module"',
      '4:15 error scripts: /media/rs-suite/rsform-compat.js with async, with which the inline script of the form may run first; expected neither defer nor async nor type="module"',
      '4:78 error originals: the script of RSForm! Pro (/media/com_rsform/js/script.js) beside rsform-compat.js; expected one of the two: both answer the same presses',
    ],
  },
];
