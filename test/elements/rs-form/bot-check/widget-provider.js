/**
 * Provider with a box, configured by its address: `global` is its name, `?ready=never`, `?draw=throw`,
 * `?execute=token|reject|error|empty|never|late|open`. The box is a button that passes the check. With `?other` its
 * global name holds something else.
 */
(() => {
  const behaviour = new URL(document.currentScript.src).searchParams;
  const boxes = [];
  let made = 0;

  const answer = (id) => {
    made += 1;
    const { options, field } = boxes[id];
    field.value = `token-${made}`;
    options.callback(field.value);
  };
  const executions = {
    token: answer,
    reject: () => Promise.reject(new Error('no')),
    error: (id) => boxes[id].options['error-callback'](),
    empty: (id) => boxes[id].options.callback(''),
    never: () => undefined,
    open: (id) => {
      window.opened = true;
      boxes[id].options['open-callback']();
    },
    late: (id) => window.addEventListener('answer-late', () => answer(id), { once: true }),
  };

  window[behaviour.get('global')] = {
    boxes,
    render(place, options) {
      if (behaviour.get('draw') === 'throw') throw new Error('Invalid site key');
      if (place.childElementCount > 0) throw new Error('already rendered in this element');
      const id = boxes.length;
      const [field, button] = [document.createElement('textarea'), document.createElement('button')];
      Object.assign(field, { name: 'g-recaptcha-response', hidden: true });
      Object.assign(button, { type: 'button', textContent: 'No soy un robot', onclick: () => answer(id) });
      place.append(field, button);
      boxes.push({ options, field, resets: 0 });
      if (behaviour.has('unattended')) answer(id);
      return id;
    },
    reset(id) {
      boxes[id].resets += 1;
      boxes[id].field.value = '';
      if (behaviour.has('unattended')) answer(id);
    },
    execute: (id) => executions[behaviour.get('execute') ?? 'token'](id),
  };
  // The interface of Friendly Captcha, whose boxes are objects with events.
  const createFriendly = ({ element, sitekey, theme, language, apiEndpoint }) => {
    const box = new window.EventTarget();
    const tell = (name, detail = {}) =>
      box.dispatchEvent(new window.CustomEvent(`frc:widget.${name}`, { detail }));
    const mode = behaviour.has('unattended') ? 'noninteractive' : 'interactive';
    const begin = () => tell('statechange', { state: 'activated', mode });
    const options = {
      ...{ sitekey, theme, language, apiEndpoint },
      callback: (response) => window.queueMicrotask(() => tell('complete', { response })),
      'expired-callback': () => tell('expire'),
      'error-callback': () => tell('error'),
    };
    const id = boxes.length;
    window[behaviour.get('global')].render(element, options);
    window.queueMicrotask(begin);
    return Object.assign(box, {
      start: begin,
      reset: () => window[behaviour.get('global')].reset(id),
      destroy: () => element.remove(),
    });
  };
  if (behaviour.get('global') === 'frcaptcha') window.frcaptcha.createWidget = createFriendly;
  if (behaviour.has('other')) window[behaviour.get('global')] = document.createElement('img');
  if (behaviour.get('ready') !== 'never') Promise.resolve().then(() => window[behaviour.get('onload')]?.());
})();
