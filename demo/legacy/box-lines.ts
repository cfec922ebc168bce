import { fieldsOf, type ServerForm } from '../forms/server-form.js';

/** Names of a bot check plugin with a box. */
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

/** Returns the index of the component that such a plugin adds: the last one, before the button. */
export function boxComponentOf(form: ServerForm): number {
  return Math.max(...fieldsOf(form).map(({ componentId }) => componentId)) + 1;
}

/** Returns the id of the box's container; '' for a form without such a plugin. */
export function boxPlaceOf(form: ServerForm): string {
  const names = boxes.get(form.behaviour.botCheck?.provider ?? '');
  return names ? names.place + boxComponentOf(form) : '';
}

/** Returns the plugin's lines in the inline script: the container of its box, and the trigger of an invisible one. */
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
