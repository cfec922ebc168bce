/** Contact form of the practice. */
export const contact = {
  id: 'contact',
  title: { es: 'Contacto de la consulta', en: 'Contact form of the practice' },
  settings: {
    language: 'es',
    theme: 'calm',
    thankYou: 'Gracias por escribirnos. Te contestaremos en dos días.',
  },
  form: {
    formId: 1,
    title: 'Tu mensaje',
    validation: ['browser', 'server'],
    errorMessage: 'No hemos podido enviar tu mensaje. Revisa los campos marcados.',
    pages: [
      {
        fields: [
          {
            name: 'forma contacto',
            type: 'checkbox-group',
            caption: '¿Cómo prefieres que te contactemos?',
            message: 'Elige una forma de contacto, y solo una.',
            required: true,
            maxSelections: 1,
            options: [{ value: 'Teléfono' }, { value: 'E-mail' }],
          },
          {
            name: 'Telefono',
            type: 'tel',
            caption: 'Teléfono',
            message: 'Escribe el teléfono al que podemos llamarte.',
            required: true,
          },
          {
            name: 'Email',
            type: 'email',
            caption: 'E-mail',
            message: 'Escribe una dirección de e-mail completa, como ana@ejemplo.es.',
            required: true,
          },
          {
            name: 'consulta',
            type: 'textarea',
            caption: 'Tu consulta',
            message: 'Cuéntanos en qué podemos ayudarte.',
            maxLength: 1000,
            count: true,
            required: true,
          },
          { name: 'Enviar', type: 'submit', caption: 'Enviar' },
        ],
      },
    ],
    conditions: [
      { targets: ['Telefono'], when: [{ field: 'forma contacto', value: 'Teléfono' }] },
      { targets: ['Email'], when: [{ field: 'forma contacto', value: 'E-mail' }] },
      {
        match: 'any',
        targets: ['consulta'],
        when: [
          { field: 'forma contacto', value: 'Teléfono' },
          { field: 'forma contacto', value: 'E-mail' },
        ],
      },
    ],
  },
} as const;
