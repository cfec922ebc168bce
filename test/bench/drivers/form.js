/** Presses in a form. A press counts until its result is in the document. */
{
  const { bench } = globalThis;
  const values = Object.fromEntries(
    ['Input', 'Select'].map((name) => {
      const { prototype } = globalThis[`HTML${name}Element`];
      return [name.toUpperCase(), Object.getOwnPropertyDescriptor(prototype, 'value')];
    }),
  );

  const find = (name) =>
    document.getElementById(name) ??
    document.querySelector(`[data-name="${name}"] :is(input, select, textarea)`);
  const blockOf = (control) => control.closest('.rsform-block, [data-name]');

  /** Returns true if the control with an id is in the page and its block is not hidden. Nothing is laid out for that. */
  function isShown(id) {
    const control = document.getElementById(id);
    if (control === null) return false;
    const block = blockOf(control);
    return !block.hidden && block.style.display !== 'none';
  }

  let output = null;
  function total() {
    if (!output?.isConnected)
      output =
        document.getElementById('Total') ?? document.querySelector('[data-name="Total"] .sd-expression');
    const text = output?.value ?? output?.textContent.trim() ?? '';
    // Some write 1500 as 1,500.
    return text === '' ? NaN : Number(text.replace(',', ''));
  }

  async function press(control, value, isDone) {
    // The value is set as by a visitor: React observes the property of the element itself.
    values[control.tagName].set.call(control, value);
    const begin = performance.now();
    control.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: value, bubbles: true }));
    control.dispatchEvent(new globalThis.InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new globalThis.KeyboardEvent('keyup', { key: value, bubbles: true }));
    if (control.localName === 'select')
      control.dispatchEvent(new globalThis.Event('change', { bubbles: true }));
    await bench.until(isDone);
    return performance.now() - begin;
  }

  /** Time until the total is there. */
  bench.ready = new Promise((resolve, reject) => {
    const look = () => {
      if (total() === bench.settings.total) resolve(performance.now());
      else if (performance.now() > 120_000) reject(new Error(`The total is ${total()} after two minutes`));
      else setTimeout(look, 1);
    };
    look();
  });

  /** Time of a press in a number, until the total follows. */
  bench.pressNumber = () => {
    const control = find(bench.settings.number);
    const others = bench.settings.total - Number(control.value);
    return bench.repeat((at) => press(control, String(at + 2), () => total() === others + at + 2));
  };

  /** Time of a press on a choice, until the next field is hidden or shown. */
  bench.pressChoice = async () => {
    const control = find(bench.settings.choice);
    const { id } = find(bench.settings.target);
    const time = await bench.repeat((at) => {
      const isHiding = at % 2 === 0;
      return press(control, isHiding ? 'no' : 'yes', () => isShown(id) !== isHiding);
    });
    for (const value of ['yes', 'no', 'yes']) {
      if (control.value !== value) await press(control, value, () => isShown(id) === (value === 'yes'));
      const isVisible = document.getElementById(id)?.checkVisibility() ?? false;
      if (isVisible !== (value === 'yes')) throw new Error('The field is not what the choice says');
    }
    return time;
  };

  /** Time of a press on the button, until the error of an empty field is there. */
  bench.send = async () => {
    const block = blockOf(find('Name'));
    const text = () => block.querySelector('.formValidation, .sd-question__erbox')?.textContent.trim() ?? '';
    const begin = performance.now();
    document.querySelector('#Send, .sd-navigation__complete-btn').click();
    await bench.until(() => text() !== '');
    return performance.now() - begin;
  };
}
