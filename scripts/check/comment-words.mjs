/** ESLint rule: comments use none of the phrases that have to be read twice; each has a better form. */

/** Phrases at the start of a doc comment or of a tag, and the form that says the same at the first reading. */
const starts = [
  [
    /^(?:As|How|The same|What|When|Where|Whether|Which|Who)\b/,
    'a noun or a verb ("State of …", "Returns …")',
  ],
  [
    /@(?:param|property|returns|throws)\b[^.\n]*? (?:How|What|Where|Whether|Who)\b/,
    'a noun ("Folder of the bundle.")',
  ],
];

/** Phrases in any comment, and the better form. */
const phrases = [
  [/\b[Rr]eturns whether\b/, '"Returns true if …"'],
  [/\b[Aa]nswers (?:how|if|what|whether|who)\b/, '"Returns true if …", or "Returns" and a noun'],
  [/\b[Ww]hat (?:came|comes|is|are|stands|was|were)\b/, 'a noun ("Omitted fields", "the typed text")'],
  [/\b(?:stands?|stood) (?:above|at|below|beside|between|in|on)\b/, '"is", or "lies"'],
  [
    /\b(?:has|have) (?:come|gone) to stand\b|\bis there once\b|\b(?:are|is) there (?:already|by then|now|yet)\b/,
    '"exists", "has loaded", or the event ("after the response")',
  ],
  [/\bhas (?:had )?(?:a|its) word\b/, '"has run"'],
  [
    /\b(?:core|element|form|it|listener|page|script|tag) hears?\b/,
    '"observes", "receives", or "is notified"',
  ],
  [/\b[Tt]akes? the place of\b/, '"replaces"'],
  [/\b[Tt]akes? (?:it|them|these|those) (?:away|back|out|over|up)\b/, '"removes", "reverts", or "resumes"'],
  [/\b(?:[Aa]nybody|[Ee]verybody|[Nn]obody) (?:asks|knows|sees|wants)\b/, '"no listener", or "the visitor"'],
  [/\bholds? (?:nobody|somebody|anybody) up\b/, '"delays"'],
  [/\bcarr(?:y|ies) out\b/, '"runs"'],
  [/\blets? go of\b/, '"removes", or "releases"'],
];

export const commentWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { phrase: 'A comment says {{better}} instead of "{{found}}".' },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const isDoc = type === 'Block' && value.startsWith('*');
          const text = value.replaceAll(/\n\s*\*/g, '\n').replace(/^[\s*]+/, '');
          for (const [pattern, better] of isDoc ? [...starts, ...phrases] : phrases) {
            const [found] = pattern.exec(text) ?? [];
            if (found) context.report({ loc, messageId: 'phrase', data: { found, better } });
          }
        }
      },
    };
  },
};
