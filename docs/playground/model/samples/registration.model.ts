/** Registration for a workshop: 20 fields on three pages, with prices and totals. */
export const registration = {
  id: 'registration',
  title: { es: 'Inscripción en tres páginas', en: 'Registration on three pages' },
  settings: { language: 'es', theme: 'plain-form', pageHistory: true, thankYou: 'Tu plaza está reservada.' },
  form: {
    formId: 2,
    title: 'Inscripción al taller',
    pages: [
      {
        fields: [
          {
            name: 'Intro_datos',
            type: 'free-text',
            caption: 'Tus datos',
            paragraphs: ['Tres mañanas para aprender a dormir mejor.'],
          },
          {
            name: 'Nombre',
            type: 'text',
            caption: 'Nombre y apellidos',
            message: 'Escribe tu nombre y tus apellidos.',
            maxLength: 80,
            required: true,
            autocomplete: 'name',
          },
          {
            name: 'Email',
            type: 'email',
            caption: 'E-mail',
            message: 'Escribe una dirección completa, como ana@ejemplo.es.',
            required: true,
          },
          {
            name: 'Fecha de nacimiento',
            type: 'birthday',
            caption: 'Fecha de nacimiento',
            message: 'Elige día, mes y año.',
            years: { from: 2010, to: 1930 },
            order: ['d', 'm', 'y'],
          },
          {
            name: 'Perfil',
            type: 'radio-group',
            caption: 'Vienes como',
            message: 'Elige una de las dos opciones.',
            required: true,
            options: [{ value: 'Particular', selected: true }, { value: 'Profesional' }],
          },
          {
            name: 'Web',
            type: 'url',
            caption: 'Tu página web',
            message: 'Escribe la dirección completa, como https://ejemplo.es.',
          },
          { name: 'Pagina_1', type: 'page-break', validate: true, nextCaption: 'El taller' },
        ],
      },
      {
        fields: [
          {
            name: 'Modalidad',
            type: 'radio-group',
            caption: 'Modalidad',
            message: 'Elige una modalidad.',
            required: true,
            options: [
              { value: 'Presencial', price: '420' },
              { value: 'En línea', price: '240.50' },
              { value: 'Lista de espera', price: '0' },
            ],
          },
          {
            name: 'Sede',
            type: 'select',
            caption: 'Sede',
            message: 'Elige una sede.',
            required: true,
            options: [
              { value: '', label: 'Elige una' },
              { value: 'Madrid', group: 'Centro' },
              { value: 'Toledo', group: 'Centro' },
              { value: 'Sevilla', group: 'Sur' },
            ],
          },
          {
            name: 'Extras',
            type: 'checkbox-group',
            caption: 'Extras por persona',
            description: 'Dos como mucho.',
            message: 'Elige dos extras como mucho.',
            maxSelections: 2,
            options: [
              { value: 'Comida', label: 'Comida (39 €)', price: '+39' },
              { value: 'Cuaderno', label: 'Cuaderno (20,50 €)', price: '20.5' },
              { value: 'Grabación', label: 'Grabación (15 €)', price: '15' },
            ],
          },
          {
            name: 'Temas de interés',
            type: 'select',
            caption: 'Temas que te interesan',
            multiple: true,
            size: 4,
            options: [
              { value: 'Insomnio' },
              { value: 'Turnos', label: 'Trabajo a turnos' },
              { value: 'Otro', label: 'Otro tema' },
            ],
          },
          {
            name: 'Otro tema',
            type: 'text',
            caption: '¿Qué otro tema?',
            message: 'Dinos qué otro tema te interesa.',
            required: true,
          },
          {
            name: 'Acompanantes',
            type: 'number',
            caption: 'Acompañantes',
            message: 'Escribe un número de 0 a 4.',
            min: 0,
            max: 4,
            step: 1,
            value: '0',
          },
          { name: 'Pagina_2', type: 'page-break', validate: true, nextCaption: 'Resumen' },
        ],
      },
      {
        fields: [
          { name: 'Importe', type: 'text', caption: 'Importe', readonly: true },
          { name: 'Suplementos', type: 'text', caption: 'Extras', readonly: true },
          { name: 'Total', type: 'text', caption: 'Total, en euros', readonly: true },
          {
            name: 'Motivo',
            type: 'textarea',
            caption: '¿Por qué vienes?',
            maxLength: 300,
            count: true,
          },
          {
            name: 'Consentimiento',
            type: 'checkbox-group',
            caption: 'Privacidad',
            message: 'Acepta la política de privacidad.',
            required: true,
            options: [{ value: 'Acepto', label: 'He leído la política de privacidad' }],
          },
          { name: 'Enviar', type: 'submit', caption: 'Inscribirme' },
        ],
      },
    ],
    conditions: [
      {
        targets: ['Web'],
        when: [
          { field: 'Perfil', value: 'Profesional' },
          {
            match: 'any',
            when: [
              { field: 'Modalidad', operator: 'is_one_of', value: ['Presencial', 'En línea'] },
              { field: 'Temas de interés', value: 'Otro' },
            ],
          },
        ],
      },
      { targets: ['Sede'], when: [{ field: 'Modalidad', value: 'Presencial' }] },
      {
        action: 'hide',
        targets: ['Extras', 'Acompanantes', 'Importe', 'Suplementos', 'Total'],
        when: [{ field: 'Modalidad', value: 'Lista de espera' }],
      },
      {
        targets: ['Otro tema'],
        when: [{ field: 'Temas de interés', value: 'Otro' }],
        retain: true,
      },
    ],
    calculations: [
      {
        target: 'Total',
        expression: '{Importe:value} + {Suplementos:value}',
        decimal: ',',
        thousands: '.',
      },
      {
        target: 'Importe',
        expression: '{Modalidad:value} * (1 + {Acompanantes:value})',
        decimal: ',',
        thousands: '.',
      },
      {
        target: 'Suplementos',
        expression: '{Extras:value} * (1 + {Acompanantes:value})',
        decimal: ',',
        thousands: '.',
      },
    ],
  },
} as const;
