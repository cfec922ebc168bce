/** Behaviour of every page: copy buttons, menu of narrow windows, mark of the current section. */
(() => {
  const { documentElement: page, body } = document;
  const announcer = document.querySelector('[data-announcer]');

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

  /** Scrolls the navigation, and nothing around it, until the current page is in its middle. */
  function showCurrent(menu) {
    const current = menu.querySelector('[aria-current]');
    const side = menu.parentElement;
    if (current === null) return;
    const { top, height } = current.getBoundingClientRect();
    side.scrollTop += top - side.getBoundingClientRect().top - (side.clientHeight - height) / 2;
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
    showCurrent(menu);
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

  for (const block of document.querySelectorAll('[data-copy]')) addCopyButton(block);
  startMenu();
  startSectionMark();
})();
