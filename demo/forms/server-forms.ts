import type { BotCheck } from './form-behaviour.js';
import { kitchenForm } from './kitchen-form.js';
import { practiceForm } from './practice-form.js';
import { fieldsOf, type ServerField, type ServerForm } from './server-form.js';

/** The published forms. */
export interface Forms {
  readonly all: readonly ServerForm[];
  /** The form of that number. */
  find(formId: number): ServerForm | undefined;
  /** The form whose number this text is, as a post names it. */
  findByText(text: string): ServerForm | undefined;
}

/** The site's own forms; bot checks name the script of their provider, and maps their service. */
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

/** Puts forms together, to be found by their numbers. */
export function createForms(all: readonly ServerForm[]): Forms {
  const byId = new Map(all.map((form) => [form.formId, form]));
  return {
    all,
    find: (formId) => byId.get(formId),
    findByText: (text) => (/^\d{1,9}$/.test(text) ? byId.get(Number(text)) : undefined),
  };
}

/** The form with its bot check's script at that address; a form without a check stays as it is. */
export function withBotScript(form: ServerForm, scriptUrl: string): ServerForm {
  const { botCheck } = form.behaviour;
  if (!botCheck) return form;
  return { ...form, behaviour: { ...form.behaviour, botCheck: { ...botCheck, scriptUrl } } };
}

/** The form with the check of another provider, or with its first one. */
export function withBotCheck(
  form: ServerForm,
  other: Pick<BotCheck, 'provider' | 'scriptUrl' | 'size'>,
): ServerForm {
  const { botCheck = practiceForm.behaviour.botCheck } = form.behaviour;
  if (!botCheck) return form;
  return { ...form, behaviour: { ...form.behaviour, botCheck: { ...botCheck, ...other } } };
}

/** The form with a captcha image in place of its bot check; one that has an image stays as it is. */
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

/** The form with a proof of work in place of its bot check. */
export function withWork(form: ServerForm): ServerForm {
  return { ...withoutBotCheck(form), asksWork: true };
}

/** The form without its bot check. */
export function withoutBotCheck(form: ServerForm): ServerForm {
  return { ...form, behaviour: { ...form.behaviour, botCheck: undefined } };
}
