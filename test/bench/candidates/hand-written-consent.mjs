/** A consent banner by hand: three buttons, a native dialog with the categories, a cookie. */
import './hand-written-consent.css';
import { categories } from '../pages/consent-html.ts';

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const button = (textContent, onclick) => element('button', { type: 'button', textContent, onclick });
const link = (href, textContent) => element('a', { href, textContent });

function answer(accepted) {
  const value = encodeURIComponent(['necessary', ...accepted].join(','));
  document.cookie = `consent=${value}; path=/; max-age=31536000; SameSite=Lax`;
  banner.remove();
}

function openSettings() {
  const boxes = categories.map(({ id }) => element('input', { type: 'checkbox', id }));
  const rows = categories.map(({ id, label, description }, at) =>
    element(
      'p',
      {},
      boxes[at],
      element('label', { htmlFor: id, textContent: label }),
      element('br'),
      description,
    ),
  );
  const save = () => {
    answer(boxes.filter(({ checked }) => checked).map(({ id }) => id));
    dialog.close();
  };
  const title = element('h2', { textContent: 'Cookie settings' });
  const dialog = element('dialog', { className: 'settings' }, title, ...rows, button('Save', save));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const banner = element(
  'section',
  { className: 'banner', ariaLabel: 'Your privacy' },
  element('h2', { textContent: 'Your privacy' }),
  element('p', { textContent: 'We use cookies. You choose which ones.' }),
  element('p', {}, link('/legal', 'Cookie policy'), ' ', link('/privacy', 'Privacy')),
  button('Accept', () => answer(categories.map(({ id }) => id))),
  button('Reject', () => answer([])),
  button('Settings', openSettings),
);

if (!document.cookie.includes('consent=')) document.body.prepend(banner);
