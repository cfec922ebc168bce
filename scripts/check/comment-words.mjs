/** ESLint rule: comments use none of the phrases that have to be read twice; each has a better form. */

/** Phrases, and the form that says the same at the first reading. */
const phrases = [
  [
    /^(?:As|How|The same|What|When|Where|Whether|Which|Who)\b/,
    'a noun or a verb ("State of …", "Returns …")',
  ],
  [
    /@(?:param|property|returns|throws)\b[^.\n]*? (?:How|What|Where|Whether|Who)\b/,
    'a noun ("Folder of the bundle.")',
  ],
  [/\b[Rr]eturns whether\b/, '"Returns true if …"'],
  [
    /\b(?:has|have) (?:come|gone) to stand\b|\bis there once\b/,
    '"exists", or the event ("after the response")',
  ],
  [/\bhas (?:had )?(?:a|its) word\b/, '"has run"'],
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
          for (const [pattern, better] of isDoc ? phrases : phrases.slice(2)) {
            const [found] = pattern.exec(text) ?? [];
            if (found) context.report({ loc, messageId: 'phrase', data: { found, better } });
          }
        }
      },
    };
  },
};
