import type { RunningDemo } from '../../demo/start-demo.js';

export type Pairs = readonly (readonly [string, string])[];

/** A page as the server sent it. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** A browser without scripts: it keeps its cookie, requests captcha images, and posts what a form contains. */
export interface Visitor {
  get(path: string): Promise<Page>;
  /** Posts to a path as is: names and values, or a body with its type. */
  post(path: string, body: Pairs | string | Uint8Array | FormData, type?: string): Promise<Page>;
  /** Opens the page and posts its hidden fields with these values. */
  submit(path: string, values: Pairs): Promise<Page>;
}

export function createVisitor({ url }: Pick<RunningDemo, 'url'>): Visitor {
  let cookie = '';

  async function visit(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    const [received] = response.headers.getSetCookie();
    if (received) cookie = received.split(';')[0] ?? '';
    const html = await response.text();
    const image = captchaImageIn(html);
    if (image) await visit(image);
    return { status: response.status, headers: response.headers, html };
  }

  const visitor: Visitor = {
    get: (path) => visit(path),
    post(path, body, type) {
      const isPairs = Array.isArray(body);
      const content = isPairs ? new URLSearchParams(body.map(([name, value]) => [name, value])) : body;
      const init = { method: 'POST', body: content as BodyInit };
      return visit(path, type === undefined ? init : { ...init, headers: { 'content-type': type } });
    },
    async submit(path, values) {
      const { html } = await visitor.get(path);
      return visitor.post(path, [...hiddenFieldsOf(html), ...values]);
    },
  };
  return visitor;
}

/** Returns the hidden fields of the page's form that a browser with scripts would post. */
export function hiddenFieldsOf(html: string): Pairs {
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return hiddenInputsOf(scripted);
}

/** Returns the field that only a browser without scripts posts. */
export function noScriptFieldsOf(html: string): Pairs {
  return hiddenInputsOf(html).filter(([name]) => name === 'form[noscript]');
}

function hiddenInputsOf(html: string): Pairs {
  const inputs = [...html.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag);
  return inputs.flatMap((tag) => {
    const name = attributeOf(tag, 'name');
    return name === '' ? [] : [[name, attributeOf(tag, 'value')] as const];
  });
}

/** Returns the value of an attribute in a tag's text; empty without the attribute. */
export function attributeOf(tag: string, attribute: string): string {
  return new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** Returns the address of the page's captcha image; empty without an image. */
function captchaImageIn(html: string): string {
  const [tag = ''] = /<img [^>]*task=captcha[^>]*>/.exec(html) ?? [];
  return attributeOf(tag, 'src').replaceAll('&amp;', '&');
}

/** Returns the text of the tag with this id. */
export function tagWithId(html: string, id: string): string {
  return (
    [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).find((tag) => attributeOf(tag, 'id') === id) ?? ''
  );
}

/** Requests a token of the provider, as its script does. */
export async function askToken(
  { url, providerUrl }: RunningDemo,
  action = 'homepage',
  key = 'clave-de-la-practica',
): Promise<string> {
  const response = await fetch(`${providerUrl}/recaptcha/api/token`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ key, action }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Message of a visitor who wants an e-mail. */
export const emailMessage: Pairs = [
  ['form[forma contacto][]', 'E-mail'],
  ['form[Telefono]', ''],
  ['form[Email]', 'berta@correo.test'],
  ['form[Dia_y_hora]', ''],
  ['form[consulta]', 'Duermo mal & pienso <demasiado>'],
  ['form[Enviar]', 'Enviar'],
];

/** Message of a visitor who wants a call. */
export const callMessage: Pairs = [
  ['form[forma contacto][]', 'Teléfono'],
  ['form[Telefono]', '600 111 222'],
  ['form[Email]', ''],
  ['form[Dia_y_hora]', '24-12-2049 10:30'],
  ['form[consulta]', 'Quiero pedir cita'],
];

/** Returns the message with one value changed; null removes the field. */
export function withValue(message: Pairs, name: string, value: string | null): Pairs {
  const others = message.filter(([other]) => other !== name);
  return value === null ? others : [...others, [name, value]];
}
