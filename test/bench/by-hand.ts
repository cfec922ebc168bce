import type { LargeForm } from './forms.js';

/**
 * Returns the script of a large form as somebody writes it by hand, for this form alone: one listener, an index of the
 * conditions by the field that they read, and the inputs of the sum in a list.
 */
export function scriptByHand({ conditions, numbers }: LargeForm): string {
  const rows = conditions.map(({ targets: [target], when: [{ field, value }] }) => [field, value, target]);
  return `
const form = document.getElementById('userForm');
const total = document.getElementById('Total');
const conditions = new Map();
for (const [field, value, target] of ${JSON.stringify(rows)}) {
  const others = conditions.get(field);
  if (others) others.push({ value, target });
  else conditions.set(field, [{ value, target }]);
}
const numbers = ${JSON.stringify(numbers)}.map((id) => document.getElementById(id));
const { format } = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function showTargets(field) {
  const chosen = document.getElementById(field).value;
  for (const { value, target } of conditions.get(field) ?? []) {
    const select = document.getElementById(target);
    const block = select.closest('.rsform-block');
    const isHidden = chosen !== value;
    if (block.hidden === isHidden) continue;
    block.hidden = isHidden;
    if (isHidden && reset(select)) showTargets(target);
  }
}

// A hidden field goes back to its default.
function reset(select) {
  const { value } = select;
  for (const option of select.options) if (option.defaultSelected) option.selected = true;
  return select.value !== value;
}

function updateTotal() {
  let sum = 0;
  for (const { value } of numbers) sum += Number(value);
  total.value = format(sum);
}

form.addEventListener('input', ({ target }) => {
  if (conditions.has(target.id)) showTargets(target.id);
  if (target.type === 'number') updateTotal();
});
for (const field of conditions.keys()) showTargets(field);
updateTotal();
performance.mark('ready');
`;
}
