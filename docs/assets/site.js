/** Behaviour of every page: switch of colours, copy buttons, menu of narrow windows, mark of the current section. */
(() => {
  const { documentElement: page, body } = document;
  const announcer = document.querySelector('[data-announcer]');

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (page.dataset.theme ? page.dataset.theme === 'dark' : systemIsDark.matches);

  function startThemeSwitch() {
    const button = document.querySelector('[data-theme-switch]');
    const name = () =>
      button.setAttribute('aria-label', isDark() ? button.dataset.light : button.dataset.dark);
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      page.dataset.theme = next;
      name();
      try {
        localStorage.setItem('docs-theme', next);
      } catch {
        // Storage is blocked: the choice holds for this page.
      }
    });
    systemIsDark.addEventListener('change', name);
    name();
    button.hidden = false;
  }

  async function copy(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    throw new Error('No clipboard');
  }

  function addCopyButton(block) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = body.dataset.copyLabel;
    button.addEventListener('click', async () => {
      const code = block.querySelector('code');
      try {
        await copy(code.textContent);
        button.textContent = body.dataset.copiedLabel;
        announcer.textContent = body.dataset.copiedLabel;
        button.addEventListener(
          'blur',
          () => {
            button.textContent = body.dataset.copyLabel;
            announcer.textContent = '';
          },
          { once: true },
        );
      } catch {
        // No permission: the code is selected, so that the visitor can copy it.
        getSelection().selectAllChildren(code);
      }
    });
    block.append(button);
  }

  function startMenu() {
    const menu = document.querySelector('[data-menu]');
    if (menu === null) return;
    const isNarrow = matchMedia('(max-width: 59.99rem)');
    const follow = () => {
      menu.open = !isNarrow.matches;
    };
    isNarrow.addEventListener('change', follow);
    follow();
    delete page.dataset.nav;
    menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  function startSectionMark() {
    const links = new Map(
      [...document.querySelectorAll('.toc a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          for (const link of links.values()) link.removeAttribute('aria-current');
          links.get(target.id).setAttribute('aria-current', 'location');
        }
      },
      { rootMargin: '-10% 0px -75% 0px' },
    );
    for (const id of links.keys()) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
  }

  startThemeSwitch();
  for (const block of document.querySelectorAll('[data-copy]')) addCopyButton(block);
  startMenu();
  startSectionMark();
})();
