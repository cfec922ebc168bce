/** Number of questions; with the submit button the form has 40 fields. */
const questions = 39;

/** Survey of 40 fields, of which every fourth question is shown by the answer to the one before. */
export const survey = {
  id: 'survey',
  title: { es: 'Encuesta de 40 campos', en: 'Survey with 40 fields' },
  settings: { language: 'en', theme: 'cassiopeia', drafts: false },
  form: {
    formId: 5,
    title: 'Survey',
    layout: 'bootstrap5',
    pages: [
      {
        fields: [
          ...Array.from({ length: questions }, (_, index) => question(index + 1)),
          { name: 'Send', type: 'submit', caption: 'Send' },
        ],
      },
    ],
    conditions: Array.from({ length: Math.floor(questions / 4) }, (_, index) => ({
      targets: [`Question_${index * 4 + 4}`],
      when: [{ field: `Question_${index * 4 + 3}`, value: 'No' }],
    })),
  },
} as const;

function question(number: number): object {
  const name = `Question_${number}`;
  const message = 'Answer this question.';
  switch (number % 4) {
    case 1:
      return { name, type: 'text', caption: `Question ${number}`, message, maxLength: 100, required: true };
    case 2:
      return {
        ...{ name, type: 'select', caption: `Question ${number}`, message },
        options: [{ value: 'Often' }, { value: 'Sometimes' }, { value: 'Never' }],
      };
    case 3:
      return {
        ...{ name, type: 'radio-group', caption: `Question ${number}`, message, required: true },
        options: [{ value: 'Yes' }, { value: 'No' }],
      };
    default:
      return {
        name,
        type: 'textarea',
        caption: `Why not? (${number})`,
        message,
        maxLength: 300,
        required: true,
      };
  }
}
