/** Labels of the settings of a bot check, in both languages. */
export const botTexts = {
  en: {
    botProvider: 'Provider',
    botNone: 'None',
    botSiteKey: 'Site key',
    botChallengeUrl: 'Address of the challenges',
    botAnswerName: 'Name of the answer',
    botAction: 'Action',
    botSize: 'Size of the box',
    botCheckOptional: 'Offer to send without the check when it fails',
    botNote: 'In the preview, a stand-in of this page takes the provider’s place.',
  },
  es: {
    botProvider: 'Proveedor',
    botNone: 'Ninguno',
    botSiteKey: 'Clave del sitio',
    botChallengeUrl: 'Dirección de los retos',
    botAnswerName: 'Nombre de la respuesta',
    botAction: 'Acción',
    botSize: 'Tamaño de la casilla',
    botCheckOptional: 'Ofrecer el envío sin comprobación si falla',
    botNote: 'En la prueba, un sustituto de esta página ocupa el lugar del proveedor.',
  },
} as const;

/** Labels of the settings of a bot check in one language. */
export type BotTexts = Readonly<Record<keyof (typeof botTexts)['en'], string>>;
