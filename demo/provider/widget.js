/**
 * The script interface of the providers with a box: reCAPTCHA v2, hCaptcha and Turnstile, by `provider` in its address.
 * Turnstile looks by itself; the others wait for a tick.
 */
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const { globalName, fieldName, isUnattended } = {
    'recaptcha-v2': { globalName: 'grecaptcha', fieldName: 'g-recaptcha-response' },
    hcaptcha: { globalName: 'hcaptcha', fieldName: 'h-captcha-response' },
    turnstile: { globalName: 'turnstile', fieldName: 'cf-turnstile-response', isUnattended: true },
  }[searchParams.get('provider')];
  const boxes = [];

  async function answer({ options, field, tick }) {
    const body = new window.URLSearchParams({ key: options.sitekey, action: options.action ?? '' });
    const response = await fetch(`${origin}/recaptcha/api/token`, { method: 'POST', body });
    if (!response.ok) return functionOf(options['error-callback'])?.();
    field.value = (await response.json()).token;
    tick.checked = true;
    functionOf(options.callback)?.(field.value);
  }

  /** A page may name a function in place of giving one. */
  function functionOf(callback) {
    return typeof callback === 'string' ? window[callback] : callback;
  }

  function draw(place) {
    const [label, tick, field] = ['label', 'input', 'textarea'].map((tag) => document.createElement(tag));
    Object.assign(tick, { type: 'checkbox' });
    Object.assign(field, { name: fieldName, hidden: true });
    label.append(tick, isUnattended ? ' Comprobando que eres una persona' : ' No soy un robot');
    place.append(label, field);
    return { tick, field };
  }

  window[globalName] = {
    render(place, options) {
      const element = typeof place === 'string' ? document.getElementById(place) : place;
      const box = { options, ...draw(element) };
      box.tick.addEventListener('change', () => box.tick.checked && answer(box));
      box.tick.parentElement.hidden = options.size === 'invisible';
      boxes.push(box);
      if (isUnattended) answer(box);
      return boxes.length - 1;
    },
    reset(id) {
      const box = boxes[id];
      box.field.value = '';
      box.tick.checked = false;
      if (isUnattended) answer(box);
    },
    execute: (id) => answer(boxes[id]),
  };
  const ready = searchParams.get('onload');
  if (ready) Promise.resolve().then(() => window[ready]());
})();
