/** The search index and the library that reads it: most of a megabyte, which comes when a visitor turns to the search. */
(() => {
  const { base, index } = document.querySelector('[data-search]').dataset;
  const scripts = [`${base}assets/minisearch.js`, `${base}assets/search-find.js`, `${base}assets/${index}`];

  /** Allows these scripts, and no other address. */
  const rules = {
    createScriptURL(address) {
      if (scripts.includes(address)) return address;
      throw new TypeError(`found the script ${address}, expected one of the search`);
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('docs-search', rules) ?? rules;

  /** Adds a script to the page. Resolves when it has run; a lost one is removed. */
  function run(address) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(address);
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject(new Error(`${address} did not load`));
      };
      document.head.append(script);
    });
  }

  let loaded;

  /** Loads the index once; a failed load is tried again at the next call. */
  globalThis.loadDocsSearch = () => {
    loaded ??= Promise.all(scripts.map(run)).then(
      () => globalThis.docsSearch,
      (error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
})();
