/** Search in the site's index. Loaded with the index, when a visitor turns to the search. */
(() => {
  /** Most results, and most of one page among them. */
  const most = { results: 12, onePage: 4 };
  /** Characters of an excerpt before and behind the word that was found. */
  const around = { before: 40, after: 110 };
  const settings = { prefix: (term) => term.length > 1 };

  /** Returns the entries with a word, or with one that begins with it; those with a similar one if there are none. */
  function entriesWith(index, word) {
    const exact = index.search(word, settings);
    return exact.length > 0 || word.length < 5 ? exact : index.search(word, { ...settings, fuzzy: 0.25 });
  }

  /** Returns a text in lower case without accents, of the same length. */
  function fold(text) {
    return Array.from(text, (sign) => sign.normalize('NFD').charAt(0).toLowerCase() || sign).join('');
  }

  /** Returns a word as the index has it: "línea" and "linea" are one. */
  function processTerm(term) {
    return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  }

  /** Returns the words of a text, as the build does: letters and digits. */
  function tokenize(text) {
    return text.split(/[^\p{L}\p{N}]+/u);
  }

  /** Returns the words of a query, each with its synonyms behind it. Common words count if there are no others. */
  function meaningsOf(query, { synonyms, common }) {
    const words = tokenize(query).map(processTerm).filter(Boolean);
    const telling = words.filter((word) => !common.includes(word));
    return [...new Set(telling.length > 0 ? telling : words)].map((word) => [
      word,
      ...synonyms.filter((row) => row.includes(word)).flatMap((row) => row.filter((other) => other !== word)),
    ]);
  }

  /** Adds up the results of each word of the query: the number of words that an entry has, and of those in its title. */
  function resultsOf(index, meanings) {
    const results = new Map();
    for (const [word, ...others] of meanings) {
      const found = new Map(entriesWith(index, word).map((one) => [one.id, one]));
      for (const other of others) {
        for (const one of index.search(other, { combineWith: 'AND' })) {
          const before = found.get(one.id);
          if (!before || (isInTitle(one) && !isInTitle(before)))
            found.set(one.id, { ...one, score: one.score / 2 });
        }
      }
      for (const [id, one] of found) add(results, id, one);
    }
    return [...results.values()];
  }

  function isInTitle({ match }) {
    return Object.values(match).some((fields) => fields.includes('title'));
  }

  function add(results, id, one) {
    const { title, page, href, language, text, isMessage, score, terms } = one;
    const before = results.get(id) ?? {
      title,
      page,
      href,
      language,
      text,
      isMessage,
      words: 0,
      inTitle: 0,
      score: 0,
      terms: [],
    };
    results.set(id, {
      ...before,
      words: before.words + 1,
      inTitle: before.inTitle + Number(isInTitle(one)),
      score: before.score + score,
      terms: [...before.terms, ...terms],
    });
  }

  /** Orders results: more words of the query, then messages last, then titles first, then pages before their chapters. */
  function compare(one, other) {
    return (
      other.words - one.words ||
      one.isMessage - other.isMessage ||
      other.inTitle - one.inTitle ||
      Number(other.page === '') - Number(one.page === '') ||
      other.score - one.score
    );
  }

  /** Returns the pieces of an excerpt around the first word that was found; the odd ones are the words. */
  function excerptOf(text, terms) {
    const folded = fold(text);
    const places = terms.map((term) => folded.indexOf(term)).filter((place) => place >= 0);
    const first = Math.min(...places, text.length);
    const from =
      places.length === 0 || first <= around.before ? 0 : text.lastIndexOf(' ', first - around.before) + 1;
    const cut = text.slice(from, from + around.before + around.after);
    const isWhole = from + cut.length >= text.length;
    const words = isWhole ? cut : cut.slice(0, cut.lastIndexOf(' '));
    const pattern = terms.join('|');
    const pieces = [];
    let end = 0;
    if (pattern !== '') {
      for (const { 0: hit, index } of fold(words).matchAll(
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, 'gu'),
      )) {
        pieces.push(words.slice(end, index), words.slice(index, index + hit.length));
        end = index + hit.length;
      }
    }
    pieces.push(words.slice(end));
    if (from > 0) pieces[0] = `… ${pieces[0]}`;
    if (!isWhole) pieces[pieces.length - 1] += ' …';
    return pieces;
  }

  /** Returns the best results of a query, each with an excerpt. */
  globalThis.findInDocs = (index, query, vocabulary) => {
    const counts = new Map();
    return resultsOf(index, meaningsOf(query, vocabulary))
      .sort(compare)
      .filter(({ href }) => {
        const [address] = href.split('#');
        const count = (counts.get(address) ?? 0) + 1;
        counts.set(address, count);
        return count <= most.onePage;
      })
      .slice(0, most.results)
      .map(({ terms, text, ...result }) => ({ ...result, excerpt: excerptOf(text, terms) }));
  };

  /** Returns the index of the site, read from its script. */
  globalThis.readDocsIndex = ({ options, index }) =>
    globalThis.MiniSearch.loadJSON(index, { ...options, processTerm, tokenize });
})();
