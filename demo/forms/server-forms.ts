import type { BotCheck } from './form-behaviour.js';
import { kitchenForm } from './kitchen-form.js';
import { practiceForm } from './practice-form.js';
import { fieldsOf, type ServerField, type ServerForm } from './server-form.js';

/** Published forms. */
export interface Forms {
  readonly all: readonly ServerForm[];
  /** Returns the form of a number. */
  find(formId: number): ServerForm | undefined;
  /** Returns the form of a number that is given as text, as in a post. */
  findByText(text: string): ServerForm | undefined;
}

/** Returns the site's forms. Bot checks get the address of their provider's script, and maps that of their service. */
export function publishForms(providerUrl: string): Forms {
  const script = `${providerUrl}/recaptcha/api.js`;
  const forms = [practiceForm, kitchenForm].map((form) => withBotScript(form, script));
  return createForms(forms.map((form) => withMaps(form, `${providerUrl}/maps`)));
}

function withMaps(form: ServerForm, serviceUrl: string): ServerForm {
  const service = { tiles: `${serviceUrl}/tiles/{z}/{x}/{y}.svg`, geocoder: `${serviceUrl}/photon` };
  const pages = form.behaviour.pages.map(({ fields }) => ({
    fields: fields.map((field) => (field.type === 'location' ? { ...field, ...service } : field)),
  }));
  return { ...form, behaviour: { ...form.behaviour, pages } };
}

/** Creates a registry of forms by number. */
export function createForms(all: readonly ServerForm[]): Forms {
  const byId = new Map(all.map((form) => [form.formId, form]));
  return {
    all,
    find: (formId) => byId.get(formId),
    findByText: (text) => (/^\d{1,9}$/.test(text) ? byId.get(Number(text)) : undefined),
  };
}

/** Returns the form with the address of its bot check's script; a form without a check is unchanged. */
export function withBotScript(form: ServerForm, scriptUrl: string): ServerForm {
  const { botCheck } = form.behaviour;
  if (!botCheck) return form;
  return { ...form, behaviour: { ...form.behaviour, botCheck: { ...botCheck, scriptUrl } } };
}

/** Returns the form with the check of another provider, or with its first one. */
export function withBotCheck(
  form: ServerForm,
  other: Pick<BotCheck, 'provider' | 'scriptUrl' | 'size'>,
): ServerForm {
  const { botCheck = practiceForm.behaviour.botCheck } = form.behaviour;
  if (!botCheck) return form;
  return { ...form, behaviour: { ...form.behaviour, botCheck: { ...botCheck, ...other } } };
}

/** Returns the form with a captcha image instead of its bot check; one with an image is unchanged. */
export function withCaptcha(form: ServerForm): ServerForm {
  if (fieldsOf(form).some(({ type }) => type === 'captcha')) return form;
  const pages = form.pages.map((page, index) =>
    index < form.pages.length - 1 ? page : page.toSpliced(page.length - 1, 0, captchaField),
  );
  return { ...withoutBotCheck(form), pages };
}

const captchaField: ServerField = {
  componentId: 19,
  name: 'Codigo_imagen',
  type: 'captcha',
  caption: 'Código de la imagen',
  message: 'Escribe las letras y cifras de la imagen.',
  isRequired: true,
};

/** Returns the form with a proof of work instead of its bot check. */
export function withWork(form: ServerForm): ServerForm {
  return { ...withoutBotCheck(form), asksWork: true };
}

/** Returns the form with a proof of work of ALTCHA instead of its bot check. */
export function withAltcha(form: ServerForm, asksAltcha: NonNullable<ServerForm['asksAltcha']>): ServerForm {
  return { ...withoutBotCheck(form), asksAltcha };
}

/** Returns the form without its bot check. */
export function withoutBotCheck(form: ServerForm): ServerForm {
  return { ...form, behaviour: { ...form.behaviour, botCheck: undefined } };
}
