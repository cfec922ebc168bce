/** Booking of a room: two calendars of which one bounds the other, nights, and a total. */
export const booking = {
  id: 'booking',
  title: { es: 'Reserva con calendario y total', en: 'Booking with calendars and a total' },
  settings: { language: 'en', theme: 'bootstrap5', thankYou: 'Your room is reserved.' },
  form: {
    formId: 3,
    title: 'Book a room',
    layout: 'bootstrap5',
    pages: [
      {
        fields: [
          {
            name: 'Room',
            type: 'select',
            caption: 'Room',
            message: 'Choose a room.',
            required: true,
            options: [
              { value: 'Single', label: 'Single room (60 € a night)', price: '60', selected: true },
              { value: 'Double', label: 'Double room (95.50 € a night)', price: '95.5' },
            ],
          },
          {
            name: 'Arrival',
            type: 'calendar',
            caption: 'Arrival',
            message: 'Enter or choose the day of arrival.',
            required: true,
            format: 'DD/MM/YYYY',
            inline: true,
            min: 'today',
            rule: 'min|Departure|1',
            weekStart: 1,
          },
          {
            name: 'Departure',
            type: 'calendar',
            caption: 'Departure',
            message: 'Enter or choose a day after the arrival.',
            required: true,
            format: 'DD/MM/YYYY',
            inline: true,
            weekStart: 1,
          },
          {
            name: 'Guests',
            type: 'number',
            caption: 'Guests',
            message: 'Enter a number from 1 to 4.',
            required: true,
            min: 1,
            max: 4,
            step: 1,
            value: '1',
          },
          {
            name: 'Breakfast',
            type: 'radio-group',
            caption: 'Breakfast',
            options: [
              { value: 'Yes', label: 'Yes (12 € for each guest and night)', price: '12' },
              { value: 'No', price: '0', selected: true },
            ],
          },
          { name: 'Nights', type: 'text', caption: 'Nights', readonly: true },
          { name: 'Total', type: 'text', caption: 'Total, in euros', readonly: true },
          {
            name: 'Email',
            type: 'email',
            caption: 'Email',
            message: 'Enter a complete address, such as ana@example.com.',
            required: true,
          },
          { name: 'Book', type: 'submit', caption: 'Book' },
        ],
      },
    ],
    calculations: [
      {
        target: 'Nights',
        expression: 'Math.max(0, toDays({Departure:value} - {Arrival:value}))',
        decimals: 0,
      },
      {
        target: 'Total',
        expression: '{Nights:value} * ({Room:value} + {Breakfast:value} * {Guests:value})',
      },
    ],
  },
} as const;
