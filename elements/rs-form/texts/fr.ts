import type { TextsLike } from '../../../shared/i18n/texts.js';
import { frenchUploadTexts } from '../../../shared/uploads/texts/fr.js';
import type { es } from './es.js';

/** French texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...frenchUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Un instant : le formulaire se prépare…',
  'rs-form.late':
    'Cela prend plus de temps que d’habitude, et rien n’a encore été envoyé. Ce que vous avez écrit est toujours là : patientez un peu, vérifiez la connexion ou écrivez-nous autrement.',
  'rs-form.lost':
    'Une partie du formulaire ne s’est pas chargée, et rien n’a été envoyé. Ce que vous avez écrit est toujours là : réessayez, rechargez la page ou écrivez-nous autrement.',
  'rs-form.not-there':
    'Le formulaire ne s’est pas chargé. Réessayez, rechargez la page ou écrivez-nous autrement.',
  'rs-form.retry': 'Réessayer',
  'rs-form.send-unchecked': 'Envoyer sans vérifier',

  // Checks and attempts to send.
  'rs-form.email': 'Saisissez une adresse e-mail complète, par exemple nom@example.com.',
  'rs-form.tel': 'Saisissez un numéro de téléphone au format demandé.',
  'rs-form.url': 'Saisissez une adresse web complète, par exemple https://example.com.',
  'rs-form.number': 'Saisissez un nombre.',
  'rs-form.range': 'Choisissez une valeur dans les limites.',
  'rs-form.valueMissing': 'Ce champ est obligatoire.',
  'rs-form.date': 'Saisissez ou choisissez une date complète.',
  'rs-form.time': 'Saisissez ou choisissez une heure complète.',
  'rs-form.patternMismatch': 'Respectez le format demandé.',
  'rs-form.patternHint': 'Respectez le format demandé : %s',
  'rs-form.dayUnderflow': 'Choisissez une date à partir du %s.',
  'rs-form.dayOverflow': 'Choisissez une date jusqu’au %s.',
  'rs-form.rangeUnderflow': 'La valeur doit être d’au moins %s.',
  'rs-form.rangeOverflow': 'La valeur doit être de %s au plus.',
  'rs-form.stepMismatch': 'La valeur doit avancer par pas de %s.',
  'rs-form.tooShort': 'Saisissez au moins %s caractères.',
  'rs-form.tooLong': 'Saisissez au plus %s caractères.',
  'rs-form.errors': {
    one: 'Il y a %d erreur dans le formulaire.',
    many: 'Il y a %d d’erreurs dans le formulaire.',
    other: 'Il y a %d erreurs dans le formulaire.',
  },
  'rs-form.sending': 'Envoi de votre message…',
  'rs-form.checking': 'Vérification de votre saisie…',
  'rs-form.cancel': 'Annuler',
  'rs-form.invalid': 'Ce champ n’est pas valide.',
  'rs-form.server-invalid': 'Le serveur refuse une donnée du formulaire.',
  'rs-form.network':
    'La connexion nécessaire pour vérifier votre saisie a échoué. Elle est toujours là : vérifiez la connexion et réessayez, rechargez la page ou écrivez-nous autrement.',
  'rs-form.timeout':
    'La vérification prend trop de temps. Ce que vous avez écrit est toujours là : réessayez.',
  'rs-form.server':
    'Votre saisie ne peut pas être vérifiée pour le moment. Elle est toujours là : réessayez dans un instant.',
  'rs-form.forbidden':
    'Le serveur refuse le formulaire. Ce que vous avez écrit est toujours là : copiez-le si vous le souhaitez, rechargez la page et réessayez.',
  'rs-form.too-large':
    'Ce que vous avez écrit est trop volumineux pour être envoyé. Tout est toujours là : raccourcissez et réessayez.',
  'rs-form.token-renewed':
    'La page était ouverte depuis longtemps, et rien n’a été envoyé. Ce que vous avez écrit est toujours là : appuyez encore une fois sur Envoyer.',
  'rs-form.token-renewed-code':
    'La page était ouverte depuis longtemps, et rien n’a été envoyé. Ce que vous avez écrit est toujours là : saisissez le code de l’image et appuyez encore une fois sur Envoyer.',
  'rs-form.bot-check':
    'La vérification antispam n’a pas pu aboutir. Ce que vous avez écrit est toujours là : réessayez ou écrivez-nous autrement.',
  'rs-form.still-here':
    'Le message ne semble pas être parti. Ce que vous avez écrit est toujours là : vérifiez la connexion et réessayez.',

  // The list of errors.
  'rs-form.errors-hint': 'Rien n’a encore été envoyé. Ce que vous avez écrit est toujours là.',
  'rs-form.error-link': '%1$s : %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': {
    one: 'Nouveau champ : %2$s.',
    many: 'Nouveaux champs : %2$s.',
    other: 'Nouveaux champs : %2$s.',
  },
  'rs-form.characters-left': {
    one: 'Il reste %d caractère.',
    many: 'Il reste %d de caractères.',
    other: 'Il reste %d caractères.',
  },
  'rs-form.characters-over': {
    one: '%d caractère en trop.',
    many: '%d de caractères en trop.',
    other: '%d caractères en trop.',
  },
  'rs-form.day-changed': 'Le jour a été changé en %d.',
  'rs-form.limit': {
    one: 'Vous pouvez cocher %d option. Décochez-la pour changer.',
    many: 'Vous pouvez cocher %d d’options. Décochez-en une pour changer.',
    other: 'Vous pouvez cocher %d options. Décochez-en une pour changer.',
  },

  // Pages.
  'rs-form.progress': 'Page %d sur %d',
  'rs-form.page-shown': '%s : %s',

  // Totals.
  'rs-form.total-too-large': 'Trop grand pour être calculé',
  'rs-form.total-waits': 'En attente : %s',
  'rs-form.no-number': 'Saisissez un nombre, par exemple %s.',

  // Drafts.
  'rs-form.draft-kept': 'Ce que vous écrivez est conservé dans cet onglet pendant %d minutes.',
  'rs-form.draft-restored': 'Nous avons remis ce que vous aviez écrit.',
  'rs-form.draft-undo': 'Revenir en arrière',
  'rs-form.draft-undone': 'Le formulaire est comme avant.',
  'rs-form.draft-discard': 'Supprimer ce qui est conservé',
  'rs-form.draft-discarded': 'Ce qui était conservé a été supprimé.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Envoyer quand même',
  'rs-form.bot-unsolved':
    'Il manque la vérification antispam : remplissez-la dans son cadre et envoyez de nouveau. Ce que vous avez écrit est toujours là.',
  'rs-form.work': 'Nous vérifions que vous n’êtes pas un robot…',
  'rs-form.work-done': 'Vérifié.',
  'consent.text':
    'Avant l’envoi, ce formulaire consulte un service antispam externe, qui peut enregistrer des cookies.',
  'consent.allow-once': 'Autoriser cette fois et envoyer',
  'consent.allow-always': 'Toujours autoriser et envoyer',

  // Images with a code.
  'rs-form.captcha-image': 'Image avec des lettres et des chiffres',
  'rs-form.captcha-renewed': 'Il y a une nouvelle image. Saisissez ce qu’elle montre.',
  'rs-form.captcha-failed': 'L’image n’a pas pu être chargée.',
  'rs-form.captcha-retry': 'Charger une autre image',

  // Sending without leaving the page.
  'rs-form.uploading': 'Envoi en cours…',
  'rs-form.stop-sending': 'Ne pas envoyer',
  'rs-form.sending-stopped': 'Vous avez arrêté l’envoi.',
  'rs-form.sent-part': '%d %% envoyés.',

  // The thank-you.
  'rs-form.accepted': 'Votre message a été envoyé.',
  'rs-form.thank-you': 'Message envoyé',
  'rs-form.close': 'Fermer',
  'rs-form.continue': 'Continuer',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Ajouter un autre fichier',
  'rs-form.captcha-extra': 'Charger une autre image',
  'rs-form.loading': 'Chargement du formulaire…',
  'rs-form.load-failed': 'Le formulaire n’a pas pu être affiché. Réessayez ou écrivez-nous autrement.',
  'rs-form.day': 'Jour',
  'rs-form.month': 'Mois',
  'rs-form.year': 'Année',
  'rs-form.previous': 'Précédent',
  'rs-form.next': 'Suivant',
} satisfies TextsLike<typeof es>);
