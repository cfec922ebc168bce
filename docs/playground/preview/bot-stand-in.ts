/**
 * Stub for the providers of the bot check in the preview. It loads no script of a third party, and every visitor passes.
 * reCAPTCHA v3 has no box; the others have one with a tick.
 */
interface Options {
  readonly size?: string;
  callback(token: string): void;
}

interface Box {
  readonly tick: HTMLInputElement;
  readonly field: HTMLInputElement;
  pass(): void;
}

const token = 'playground-token';
const boxes: Box[] = [];

/** Global name of a provider → name of its token in a post. */
const providers = [
  ['grecaptcha', 'g-recaptcha-response'],
  ['hcaptcha', 'h-captcha-response'],
  ['turnstile', 'cf-turnstile-response'],
] as const;

function render(fieldName: string, place: HTMLElement, options: Options): number {
  const label = document.createElement('label');
  const text = document.createElement('span');
  const [tick, field] = [document.createElement('input'), document.createElement('input')];
  tick.type = 'checkbox';
  field.type = 'hidden';
  field.name = fieldName;
  label.className = 'bot-stand-in';
  text.textContent = document.documentElement.lang === 'es' ? 'No soy un robot' : 'I am not a robot';
  label.hidden = options.size === 'invisible';
  label.append(tick, text);
  place.append(label, field);
  const pass = () => {
    tick.checked = true;
    field.value = token;
    options.callback(token);
  };
  tick.addEventListener('change', () => tick.checked && pass());
  return boxes.push({ tick, field, pass }) - 1;
}

function reset(id: number): void {
  const box = boxes[id];
  if (!box) return;
  box.tick.checked = false;
  box.field.value = '';
}

for (const [name, fieldName] of providers) {
  Reflect.set(globalThis, name, {
    ready: (task: () => void) => task(),
    render: (place: HTMLElement, options: Options) => render(fieldName, place, options),
    reset,
    // Version 3 of reCAPTCHA passes a key, the boxes pass a number.
    execute: (id: unknown) => (typeof id === 'number' ? boxes[id]?.pass() : Promise.resolve(token)),
  });
}
