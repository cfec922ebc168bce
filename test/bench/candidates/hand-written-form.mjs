/** The form by hand: two listeners, an index of who shows whom, a sum that is updated by what has changed. */
const { fields } = JSON.parse(document.getElementById('rules').textContent);
const form = document.getElementById('userForm');
const total = document.getElementById('Total');

const targets = new Map();
for (const { name, shownBy } of fields)
  if (shownBy) targets.set(shownBy, [...(targets.get(shownBy) ?? []), name]);
const amounts = new Map(fields.filter(({ kind }) => kind === 'number').map(({ name }) => [name, 0]));
const required = fields
  .filter(({ isRequired }) => isRequired)
  .map(({ name }) => document.getElementById(name));
let sum = 0;

const blockOf = (control) => control.closest('.rsform-block');

function showTargets(choice) {
  for (const name of targets.get(choice.id) ?? []) {
    const target = document.getElementById(name);
    const block = blockOf(target);
    const isHidden = choice.value !== 'yes';
    if (block.hidden === isHidden) continue;
    block.hidden = isHidden;
    if (!isHidden) continue;
    if (target.localName === 'select') target.selectedIndex = 0;
    else target.value = target.defaultValue;
    showTargets(target);
  }
}

function add(control) {
  const amount = Number(control.value) || 0;
  sum += amount - amounts.get(control.id);
  amounts.set(control.id, amount);
}

function showError(control, text) {
  const error = blockOf(control).querySelector('.formValidation > span');
  error.textContent = text;
  error.className = text ? 'formError' : 'formNoError';
  control.setAttribute('aria-invalid', String(text !== ''));
}

function check(control) {
  const isFine = blockOf(control).hidden || control.validity.valid;
  showError(
    control,
    isFine ? '' : control.validity.valueMissing ? 'Please fill in this field.' : 'Please check this.',
  );
  return isFine;
}

form.noValidate = true;
form.addEventListener('input', ({ target }) => {
  showTargets(target);
  if (!amounts.has(target.id)) return;
  add(target);
  total.value = sum;
});
form.addEventListener('submit', (event) => {
  const wrong = required.filter((control) => !check(control));
  if (wrong.length === 0) return;
  event.preventDefault();
  wrong[0].focus();
});

for (const name of targets.keys()) showTargets(document.getElementById(name));
for (const name of amounts.keys()) add(document.getElementById(name));
total.value = sum;
