import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Italian texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'Le impostazioni tardano ad arrivare. Accettare, rifiutare o premere di nuovo.',
  'cookie-consent.lost': 'La scelta non è ancora applicata del tutto: ricaricare la pagina.',
  'cookie-consent.applying': 'Applicazione delle preferenze e ricaricamento della pagina…',
  'cookie-consent.title': 'Rispetto della privacy',
  'cookie-consent.text':
    'Usiamo i cookie necessari al funzionamento del sito. Con il consenso di chi visita usiamo anche quelli delle categorie scelte, nostri e di terzi. È possibile cambiare idea in qualsiasi momento.',
  'cookie-consent.accept': 'Accetta tutti',
  'cookie-consent.reject': 'Rifiuta tutti',
  'cookie-consent.settings': 'Impostazioni',
  'cookie-consent.policy': 'Informativa sui cookie',
  'cookie-consent.privacy': 'Informativa sulla privacy',
  'cookie-consent.settings-title': 'Impostazioni dei cookie',
  'cookie-consent.settings-text':
    'Selezionare ciò che si consente. Ciò che non è selezionato viene rifiutato.',
  'cookie-consent.save': 'Salva la selezione',
  'cookie-consent.close': 'Chiudi senza modifiche',
  'cookie-consent.locked': 'Sempre attivi',
  'cookie-consent.details': 'Dettagli di «%s»',
  'cookie-consent.loading': 'Caricamento…',
  'cookie-consent.cookies': 'Cookie di «%s»',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Fornitore',
  'cookie-consent.purpose': 'Finalità',
  'cookie-consent.duration': 'Durata',
  'cookie-consent.choice-id': 'Identificativo della scelta:',
  'cookie-consent.necessary': 'Necessari',
  'cookie-consent.necessary-text':
    'Rendono possibile il sito: ricevere i messaggi, mantenere la sessione e ricordare le scelte fatte qui.',
  'cookie-consent.preferences': 'Preferenze',
  'cookie-consent.preferences-text':
    'Consentono servizi che migliorano la pagina, come mappe, video di altri siti o il controllo contro i robot.',
  'cookie-consent.statistics': 'Statistiche',
  'cookie-consent.statistics-text': 'Aiutano a sapere quali pagine vengono visitate, per migliorarle.',
  'cookie-consent.marketing': 'Pubblicità',
  'cookie-consent.marketing-text': 'Servono a mostrare pubblicità in base a ciò che si visita.',
} satisfies TextsLike<typeof es>);
