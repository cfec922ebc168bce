/** ESLint rule: a doc comment, and the text of a tag in it, begins with a noun or a verb, not with a question word. */
export const docCommentStart = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      start: 'A doc comment begins with a noun or a verb ("Returns …", "State of …"), not with "{{word}}".',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (type !== 'Block' || !value.startsWith('*')) continue;
          for (const [, word] of value.matchAll(starts))
            context.report({ loc, messageId: 'start', data: { word } });
        }
      },
    };
  },
};

/** Matches the word at the beginning of a comment, or of the text after a tag, its type and its name. */
const starts =
  /(?:^\*[\s*]*|@(?:param|property|returns|throws)\b[^.\n]*? )(As|How|The same|What|When|Where|Whether|Which|Who)\b/g;
