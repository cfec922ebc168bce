import { isWebAddress, type Address } from './address.model.js';
import { isImageAddress } from './image-address.model.js';
import { embedAddress } from './embed-address.model.js';
import { mediaTypes, type MediaType } from './media-item.model.js';

/** Recordings and programs that browsers have stopped playing, and files that are kept and not looked at. */
const unshown: ReadonlySet<string> = new Set([
  'swf',
  'flv',
  'mov',
  'qt',
  'wmv',
  'avi',
  'wma',
  'rm',
  'ram',
  'divx',
  'dcr',
  '3gp',
  'mkv',
  'mpeg',
  'mpg',
  '7z',
  'apk',
  'bat',
  'bin',
  'cmd',
  'deb',
  'dll',
  'dmg',
  'doc',
  'docm',
  'docx',
  'exe',
  'gz',
  'iso',
  'jar',
  'msi',
  'odp',
  'ods',
  'odt',
  'pkg',
  'ppt',
  'pptx',
  'ps1',
  'rar',
  'rpm',
  'scr',
  'sh',
  'tar',
  'tgz',
  'vbs',
  'xls',
  'xlsm',
  'xlsx',
  'zip',
]);

const videoNames: ReadonlySet<string> = new Set(['mp4', 'webm', 'ogg', 'm4v', 'ogv']);
const audioNames: ReadonlySet<string> = new Set(['mp3', 'oga', 'wav', 'm4a']);

const videoTypes = /^video\/(?:mp4|mpeg|webm|ogg|ogv|m4v|x-m4v)$/;
const audioTypes = /^audio\/(?:mp3|mpeg|mp4|oga|ogg|wav|x-wav|m4a|x-m4a)$/;

/** Words of an author that are a type by themselves, the original's, glightbox's and our own. */
const declaredTypes: ReadonlyMap<string, MediaType> = new Map<string, MediaType>([
  ...mediaTypes.map((type) => [type, type] as const),
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
  ['x-pdf', 'pdf'],
  ['ajax', 'page'],
  ['text/html', 'page'],
  ['dom', 'element'],
  ['inline', 'element'],
  ['iframe', 'frame'],
  ['external', 'frame'],
  ['', 'frame'],
]);

/** The words that an old area says its type with, in its class. */
export const areaTypeWords: ReadonlySet<string> = new Set(
  'ajax iframe image flash director shockwave mplayer windowsmedia quicktime realaudio real divx pdf'.split(
    ' ',
  ),
);

/**
 * How an address is shown: the first rule that knows it, in the original's order. What the address says of itself
 * comes before what the author says; a type that nobody knows is an error.
 */
export function mediaTypeOf(address: Address, declared: string): MediaType {
  const type = declared.trim().toLowerCase();
  const name = extensionOf(address.pathname);
  return byFile(address, type, name) ?? byWord(type, name);
}

function byFile(address: Address, type: string, name: string): MediaType | null {
  if (name === 'swf') return 'error';
  if (audioTypes.test(type)) return 'audio';
  if (videoTypes.test(type) || videoNames.has(name)) return 'video';
  if (audioNames.has(name)) return 'audio';
  if (isWebAddress(address) && embedAddress(address)) return 'embed';
  if (type.startsWith('image/') || isImageAddress(address.href)) return 'image';
  if (declaredTypes.get(type) === 'pdf' || name === 'pdf' || /\.pdf$/i.test(address.search)) return 'pdf';
  return null;
}

/** An address that says nothing of itself follows the author's word; a file that no browser shows never does. */
function byWord(type: string, name: string): MediaType {
  const word = declaredTypes.get(type) ?? 'error';
  const isFollowed = word === 'image' || word === 'video' || word === 'audio' || word === 'element';
  if (unshown.has(name) && !isFollowed) return 'error';
  // An embed is only what one of the known players plays.
  return word === 'embed' ? 'error' : word;
}

/** The letters behind the last dot of a path's last piece, in lower case; '' where there are none. */
function extensionOf(pathname: string): string {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  return dot < 0 ? '' : file.slice(dot + 1).toLowerCase();
}

/** What a browser says of the device it runs on. */
export interface DeviceFacts {
  readonly userAgent: string;
  /** How many fingers the screen feels; an iPad calls itself a Macintosh with more than one. */
  readonly maxTouchPoints: number;
}

/** Whether a link is left alone. */
export function isPdfForBrowser(type: MediaType, device: DeviceFacts): boolean {
  return type === 'pdf' && arePdfsForBrowser(device);
}

/** Phones and tablets show a PDF better than a frame in a page does. */
export function arePdfsForBrowser({ userAgent, maxTouchPoints }: DeviceFacts): boolean {
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iPad|iPhone|iPod|Android/.test(userAgent);
}
