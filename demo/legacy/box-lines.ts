import { fieldsOf, type ServerForm } from '../forms/server-form.js';

/** How the plugin of a check with a box names its things. */
interface BoxNames {
  readonly plugin: string;
  readonly provider: string;
  readonly place: string;
  readonly callback: string;
}

const boxes: ReadonlyMap<string, BoxNames> = new Map([
  [
    'recaptcha-v2',
    {
      ...{ plugin: 'RSFormProReCAPTCHAv2', provider: 'grecaptcha' },
      ...{ place: 'g-recaptcha-', callback: 'RSFormProInvisibleCallback' },
    },
  ],
  [
    'hcaptcha',
    {
      ...{ plugin: 'RSFormProhCaptcha', provider: 'hcaptcha' },
      ...{ place: 'h-captcha-', callback: 'RSFormProInvisiblehCaptchaCallback' },
    },
  ],
]);

/** The component that such a plugin adds to a form: the last one, in front of the button. */
export function boxComponentOf(form: ServerForm): number {
  return Math.max(...fieldsOf(form).map(({ componentId }) => componentId)) + 1;
}

/** The id of the place of its box; empty for a form without such a plugin. */
export function boxPlaceOf(form: ServerForm): string {
  const names = boxes.get(form.behaviour.botCheck?.provider ?? '');
  return names ? names.place + boxComponentOf(form) : '';
}

/** What the plugin writes into the inline block: where its box is to be drawn, and when one that is not seen is asked. */
export function boxLines(form: ServerForm): readonly string[] {
  const { formId, behaviour } = form;
  const { botCheck } = behaviour;
  const names = boxes.get(botCheck?.provider ?? '');
  if (!botCheck || !names) return [];
  const { plugin, provider, callback } = names;
  const isInvisible = botCheck.size === 'invisible';
  const options = {
    ...{ sitekey: botCheck.siteKey, action: botCheck.action, size: botCheck.size ?? 'normal' },
    ...(isInvisible && { callback: `${callback}${formId}` }),
  };
  const submit = `RSFormPro.submitForm(RSFormPro.getForm(${formId}));`;
  return [
    ...(isInvisible ? [`function ${callback}${formId}() { ${submit} }`] : []),
    `${plugin}.loaders.push(function() {`,
    `\t${plugin}.forms[${formId}] = ${provider}.render('${boxPlaceOf(form)}', ${JSON.stringify(options)});`,
    ...(isInvisible
      ? [
          `\tRSFormProUtils.addEvent(RSFormPro.getForm(${formId}), 'submit', function(event) { event.preventDefault(); ${submit} });`,
          `\tRSFormPro.addFormEvent(${formId}, function() { ${provider}.execute(${plugin}.forms[${formId}]); });`,
        ]
      : []),
    '});',
    `ajaxExtraValidationScript[${formId}] = function(task, formId, data) { askBoxFirst(task, formId, data, '${provider}'); };`,
  ];
}
