/** ESLint rule: a doc comment begins with a noun or a verb, not with a question word or a reference to what is above. */
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
          const [, word] = type === 'Block' ? (start.exec(value) ?? []) : [];
          if (word) context.report({ loc, messageId: 'start', data: { word } });
        }
      },
    };
  },
};

const start = /^\*[\s*]*(As|How|The same|What|When|Where|Whether|Which|Who)\b/;
