import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Polish texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late':
    'Ustawienia jeszcze się nie wczytały. Można zaakceptować, odrzucić albo nacisnąć ponownie.',
  'cookie-consent.lost': 'Wybór nie został jeszcze w pełni zastosowany: proszę odświeżyć stronę.',
  'cookie-consent.applying': 'Trwa stosowanie ustawień i odświeżanie strony…',
  'cookie-consent.title': 'Prywatność',
  'cookie-consent.text':
    'Używamy plików cookie niezbędnych do działania witryny. Za Państwa zgodą używamy także plików z wybranych kategorii, własnych i podmiotów zewnętrznych. Decyzję można zmienić w każdej chwili.',
  'cookie-consent.accept': 'Zaakceptuj wszystkie',
  'cookie-consent.reject': 'Odrzuć wszystkie',
  'cookie-consent.settings': 'Ustawienia',
  'cookie-consent.policy': 'Polityka plików cookie',
  'cookie-consent.privacy': 'Polityka prywatności',
  'cookie-consent.settings-title': 'Ustawienia plików cookie',
  'cookie-consent.settings-text':
    'Proszę zaznaczyć to, na co wyrażają Państwo zgodę. To, co niezaznaczone, zostanie odrzucone.',
  'cookie-consent.save': 'Zapisz zaznaczone',
  'cookie-consent.close': 'Zamknij bez zmian',
  'cookie-consent.locked': 'Zawsze aktywne',
  'cookie-consent.details': 'Szczegóły: „%s”',
  'cookie-consent.loading': 'Wczytywanie…',
  'cookie-consent.cookies': 'Pliki cookie: „%s”',
  'cookie-consent.cookie': 'Plik cookie',
  'cookie-consent.provider': 'Dostawca',
  'cookie-consent.purpose': 'Cel',
  'cookie-consent.duration': 'Czas przechowywania',
  'cookie-consent.choice-id': 'Identyfikator wyboru:',
  'cookie-consent.necessary': 'Niezbędne',
  'cookie-consent.necessary-text':
    'Umożliwiają działanie witryny: odbieranie wiadomości, utrzymanie sesji i zapamiętanie dokonanego tu wyboru.',
  'cookie-consent.preferences': 'Preferencje',
  'cookie-consent.preferences-text':
    'Umożliwiają działanie usług, które ulepszają stronę, takich jak mapy, filmy z innych witryn lub ochrona przed robotami.',
  'cookie-consent.statistics': 'Statystyka',
  'cookie-consent.statistics-text': 'Pomagają sprawdzić, które strony są odwiedzane, aby je ulepszać.',
  'cookie-consent.marketing': 'Reklama',
  'cookie-consent.marketing-text': 'Służą do wyświetlania reklam dopasowanych do odwiedzanych stron.',
} satisfies TextsLike<typeof es>);
